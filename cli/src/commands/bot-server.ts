import { createInterface } from 'node:readline';
import { type Bot, BOT_NAMES, botNamed } from '@richtfest/bots';
import { command } from '../command-line/command.ts';
import { text } from '../command-line/flags.ts';
import { answerTo } from '../external/bot-answers.ts';
import { requireBot } from '../seating.ts';
import { thinkingClock } from '../thinking-clock.ts';

const USUAL_BOT = 'greedy';

export const botServer = command({
  name: 'bot-server',
  summary: 'answer for one of our bots, line by line, to any program',
  description: [
    'Reads questions from the standard input and writes answers to the standard output, one line of JSON each, as docs/bot-api.md describes: the same lines a program behind exec:COMMAND speaks (--bots random,exec:"richtfest bot-server" lets it play as a guest). Ends with the input.',
  ],
  operands: [],
  flags: {
    bot: text('NAME', `who answers: ${BOT_NAMES.join(', ')} (default ${USUAL_BOT})`, BOT_NAMES),
  },
  examples: [
    {
      line: 'bot-server --bot greedy',
      says: 'Wait for questions.',
    },
  ],
  async run({ flags, shell: { input, out } }) {
    const name = flags.bot ?? USUAL_BOT;
    requireBot(name);
    const bot = botNamed(name, { now: thinkingClock }) as Bot;
    for await (const line of createInterface({ input })) {
      if (line.trim() !== '') out.write(`${JSON.stringify(await answerTo(line, () => bot))}\n`);
    }
    return 0;
  },
});
