import { createInterface } from 'node:readline';
import { type Bot, BOT_NAMES, botNamed } from '@richtfest/bots';
import { command } from '../command-line/command.ts';
import { text } from '../command-line/flags.ts';
import { answerTo } from '../external/bot-answers.ts';
import { requireBot } from '../seating.ts';
import { thinkingClock } from '../thinking-clock.ts';

const DEFAULT_BOT = 'greedy';

export const botServer = command({
  name: 'bot-server',
  summary: 'let other programs ask one of our bots, line by line',
  description: [
    'Reads questions from the standard input and writes answers to the standard output, one line of JSON each (docs/bot-api.md). It is the same protocol as for exec:COMMAND: --bots random,exec:"richtfest bot-server" works. Exits at the end of the input.',
  ],
  operands: [],
  flags: {
    bot: text('NAME', `the bot: ${BOT_NAMES.join(', ')} (default ${DEFAULT_BOT})`, BOT_NAMES),
  },
  examples: [
    {
      line: 'bot-server --bot greedy',
      says: 'Wait for questions.',
    },
  ],
  async run({ flags, shell: { input, out } }) {
    const name = flags.bot ?? DEFAULT_BOT;
    requireBot(name);
    const bot = botNamed(name, { now: thinkingClock }) as Bot;
    for await (const line of createInterface({ input })) {
      if (line.trim() !== '') out.write(`${JSON.stringify(await answerTo(line, () => bot))}\n`);
    }
    return 0;
  },
});
