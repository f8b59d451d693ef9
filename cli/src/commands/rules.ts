import { EXAMPLE_GAME } from '@richtfest/catalog';
import { command } from '../command-line/command.ts';
import { toggle } from '../command-line/flags.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { jsonText } from '../files/json-text.ts';
import { GAME_IDS, gameNamed } from '../games.ts';
import { type KnownRule, ruleLines, ruleNumbered, rulesOf } from '../rule-lines.ts';
import { wrap } from '../terminal/text.ts';
import { Voice, languageFlag, languageOf } from '../voice.ts';

export const rules = command({
  name: 'rules',
  summary: 'print the rules of a game, or one of them',
  description: [
    'Every rule has a number, which refused moves cite. The source of a rule is in brackets: the rulebook, other editions, or a decision of this project.',
  ],
  operands: [
    { name: 'GAME', help: `the game, like ${EXAMPLE_GAME}`, completes: GAME_IDS },
    { name: 'NUMBER', help: 'a single rule, like LP-8 or just 8', isOptional: true },
  ],
  flags: { lang: languageFlag, json: toggle('print the rules as JSON') },
  examples: [
    { line: `rules ${EXAMPLE_GAME}`, says: 'All rules.' },
    { line: `rules ${EXAMPLE_GAME} LP-14 --lang nl`, says: 'The wolf, in Dutch.' },
  ],
  async run({ operands: [id = '', number], flags, shell: { out, env } }) {
    const game = await gameNamed(id);
    const voice = new Voice(game, languageOf(flags.lang, env), { names: [], screen: out });
    const all = rulesOf(voice);
    const chosen = number === undefined ? all : [requireRule(all, number, id)];
    if (flags.json) {
      out.write(jsonText({ game: game.id, rulesVersion: game.rulesVersion, rules: chosen }));
      return 0;
    }
    if (number === undefined) {
      out.line(out.paint(voice.gameTexts.name, 'strong'));
      out.lines([...wrap(voice.gameTexts.blurb, Math.min(out.width, 90)), '']);
    }
    let chapter: string | undefined;
    for (const rule of chosen) {
      if (number === undefined && rule.chapter !== chapter) {
        chapter = rule.chapter;
        out.lines([out.paint(chapter ?? '', 'leaf'), '']);
      }
      out.lines(ruleLines(rule, voice));
      if (number === undefined) out.line();
    }
    return 0;
  },
});

function requireRule(all: readonly KnownRule[], number: string, id: string): KnownRule {
  const rule = ruleNumbered(all, number);
  if (rule !== undefined) return rule;
  const first = all[0]?.number ?? '';
  const last =
    all.findLast((own) => own.number.split('-')[0] === first.split('-')[0])?.number ?? '';
  throw new UsageError(`${id} has no rule “${number}”; they run from ${first} to ${last}.`);
}
