import { EXAMPLE_GAME, UnknownRulesVersion, findGame } from '@richtfest/catalog';
import {
  type Game,
  type Language,
  asSentence,
  formatProblemText,
  optionProblemText,
  formatWith,
  positionProblemText,
} from '@richtfest/engine';
import {
  SCENARIO_FORMAT,
  ScenarioFileError,
  type ScenarioOutcome,
  runScenarios,
} from '@richtfest/testkit';
import { command } from '../command-line/command.ts';
import { toggle } from '../command-line/flags.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { refuseOtherKind } from '../files/file-kind.ts';
import { type FileOutcome, eachJsonFile } from '../files/json-files.ts';
import { labelOf, readJson } from '../files/read-json.ts';
import { jsonText } from '../files/json-text.ts';
import { unknownGame } from '../games.ts';
import type { Screen } from '../terminal/screen.ts';
import { cliTexts } from '../texts/index.ts';
import { languageFlag, languageOf } from '../voice.ts';

export const scenario = command({
  name: 'scenario',
  summary: 'settle a rules question: run scenario files',
  description: [
    'A scenario sets up a position, scripts all luck, plays moves and checks the result (docs/scenarios.md). For a folder, all .json files below it are run. Exit code 1 if a scenario fails, 2 if a file is not a scenario file; the other files are run anyway.',
  ],
  operands: [
    {
      name: 'FILE',
      help: 'scenario files or folders of them',
      completes: 'file',
      isRepeated: true,
    },
  ],
  flags: { lang: languageFlag, json: toggle('print the outcomes as JSON') },
  examples: [
    { line: 'scenario roof-first.json', says: 'One file.' },
    { line: `scenario games/${EXAMPLE_GAME}/test/rules`, says: 'All scenarios of a folder.' },
    { line: 'scenario roof-first.json --lang de', says: 'Problems of its position in German.' },
  ],
  async run({ operands, flags, shell: { out, env } }) {
    const language = languageOf(flags.lang, env);
    const outcomes: ScenarioReport[] = [];
    for await (const found of eachJsonFile(operands, (file) => outcomesOf(file, language))) {
      for (const report of reportsOf(found)) {
        outcomes.push(report);
        if (!flags.json) out.lines(outcomeLines(report, out));
      }
    }
    const passed = outcomes.filter((outcome) => outcome.passed).length;
    const failed = outcomes.length - passed;
    if (flags.json) out.write(jsonText({ outcomes, passed, failed }));
    else out.line(out.paint(`${passed} passed, ${failed} failed`, failed > 0 ? 'brick' : 'leaf'));
    if (outcomes.some((report) => !('title' in report))) return 2;
    return failed === 0 ? 0 : 1;
  },
});

type ScenarioReport =
  | (ScenarioOutcome & { readonly file: string })
  | { readonly file: string; readonly passed: false; readonly problem: string };

function reportsOf(found: FileOutcome<ScenarioOutcome[]>): ScenarioReport[] {
  const { file } = found;
  if ('problem' in found) return [{ file, passed: false, problem: found.problem }];
  return found.outcome.map((outcome) => ({ file, ...outcome }));
}

async function outcomesOf(file: string, language: Language): Promise<ScenarioOutcome[]> {
  const json = readJson(file);
  refuseOtherKind(json, SCENARIO_FORMAT, labelOf(file));
  const games = new Map<string, Game>();
  try {
    const outcomes = await runScenarios(json, async (id, version) => {
      const game = await findGame(id)?.load(version);
      if (game !== undefined) games.set(id, game);
      return game;
    });
    return outcomes.map((outcome) => inLanguage(outcome, games.get(outcome.game), language));
  } catch (error) {
    if (error instanceof UnknownRulesVersion) {
      throw new UsageError(asSentence(`${labelOf(file)}: ${error.message}`));
    }
    if (!(error instanceof ScenarioFileError)) throw error;
    if (error.unknownGame !== undefined)
      throw new UsageError(`${labelOf(file)}: ${unknownGame(error.unknownGame)}`);
    const game = [...games.values()].at(-1);
    const sentences = error.problems.map((problem) =>
      game === undefined
        ? formatProblemText(problem, language)
        : optionProblemText(problem, game.texts[language], language),
    );
    const texts = cliTexts[language].scenario;
    throw new UsageError(asSentence(texts.notAScenario(labelOf(file), sentences.join(' '))));
  }
}

/** Says what is wrong with the position of a scenario in the reader's language. */
function inLanguage(
  outcome: ScenarioOutcome,
  game: Game | undefined,
  language: Language,
): ScenarioOutcome {
  const { positionProblems } = outcome;
  if (positionProblems === undefined || game === undefined) return outcome;
  const names = Array.from({ length: game.players.max }, (_, seat) => String(seat));
  const context = { language, format: formatWith(Intl, language, names) };
  const sentences = positionProblems.map((problem) => {
    const said = positionProblemText(problem, game.texts[language], context);
    return problem.reason === undefined ? said : `${problem.path}: ${said}`;
  });
  return { ...outcome, problem: cliTexts[language].scenario.impossible(sentences.join(' ')) };
}

function outcomeLines(report: ScenarioReport, screen: Screen): string[] {
  const { passed, problem } = report;
  const mark = passed
    ? screen.paint(screen.sign('✓', 'ok  '), 'leaf')
    : screen.paint(screen.sign('✗', 'FAIL'), 'brick');
  if (!('title' in report)) return [`${mark} ${problem}`];
  const { title, rules } = report;
  const cited = rules.length === 0 ? '' : screen.paint(` (${rules.join(', ')})`, 'muted');
  const line = `${mark} ${title}${cited}`;
  return problem === undefined ? [line] : [`${line}: ${problem}`];
}
