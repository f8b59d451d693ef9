import { EXAMPLE_GAME } from '@richtfest/catalog';
import { asSentence, problemText } from '@richtfest/engine';
import { command } from '../command-line/command.ts';
import { toggle } from '../command-line/flags.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { refuseOtherKind } from '../files/file-kind.ts';
import { labelOf, readJson } from '../files/read-json.ts';
import { jsonText } from '../files/json-text.ts';
import { GAME_IDS, gameNamed } from '../games.ts';
import { ruleLines, ruleNumbered, rulesOf } from '../rule-lines.ts';
import { scorePad, verdict } from '../score-lines.ts';
import { wrap } from '../terminal/text.ts';
import { Voice, languageFlag, languageOf } from '../voice.ts';

export const score = command({
  name: 'score',
  summary: 'count the points of a game played on a real table',
  description: [
    'The file describes in JSON what each player has on the table; --example prints one to start from. An impossible table is refused with the rule, exit code 1.',
  ],
  operands: [
    { name: 'GAME', help: `the game, like ${EXAMPLE_GAME}`, completes: GAME_IDS },
    {
      name: 'FILE',
      help: 'the score sheet as JSON, or - for standard input',
      completes: 'file',
      isOptional: true,
    },
  ],
  flags: {
    lang: languageFlag,
    json: toggle('print the result as JSON'),
    example: toggle('print an example score sheet'),
  },
  examples: [
    { line: `score ${EXAMPLE_GAME} --example > houses.json`, says: 'An example to edit.' },
    { line: `score ${EXAMPLE_GAME} houses.json`, says: 'Points, parts and places.' },
  ],
  async run({ operands: [id = '', path], flags, shell: { out, err, env } }) {
    const game = await gameNamed(id);
    if (flags.example) {
      out.write(jsonText(game.scoreSheet.example));
      return 0;
    }
    if (path === undefined) {
      throw new UsageError(
        'score needs FILE: the score sheet as JSON (see --example), or - for standard input.',
      );
    }
    const sheet = readJson(path);
    refuseOtherKind(sheet, undefined, labelOf(path));
    const scored = game.scoreSheet.score(sheet);
    if ('problems' in scored) {
      const [problem] = scored.problems;
      const text = problem === undefined ? 'it can’t be read' : problemText(problem);
      throw new UsageError(asSentence(`${labelOf(path)} is not a score sheet of ${id}: ${text}`));
    }
    const names = 'names' in scored ? scored.names : [];
    const output = 'refused' in scored ? err : out;
    const screen = flags.json ? output.asPlain() : output;
    const voice = new Voice(game, languageOf(flags.lang, env), { names, screen });
    if ('refused' in scored) {
      const { refused, where } = scored;
      if (flags.json) out.write(jsonText({ refused, where, sentence: voice.reason(refused) }));
      err.lines(wrap(`${voice.texts.score.refused(where)} ${voice.reason(refused)}`, err.width));
      const rule = ruleNumbered(rulesOf(voice), refused.rule);
      if (rule !== undefined) err.lines(ruleLines(rule, voice));
      return 1;
    }
    const { result } = scored;
    if (flags.json) {
      const seats = result.seats.map((seat, at) => ({ name: names[at], ...seat }));
      out.write(jsonText({ game: game.id, rulesVersion: game.rulesVersion, seats }));
      return 0;
    }
    out.lines(['', ...scorePad(result.seats, voice), '', ...verdict(result, voice)]);
    return 0;
  },
});
