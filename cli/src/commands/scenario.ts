import { UnknownRulesVersion, findGame } from '@richtfest/catalog';
import { ScenarioFileError, type ScenarioOutcome, runScenarios } from '@richtfest/testkit';
import { command } from '../command-line/command.ts';
import { toggle } from '../command-line/flags.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { jsonFiles } from '../files/json-files.ts';
import { readJson } from '../files/read-json.ts';
import { jsonText } from '../files/json-text.ts';
import { unknownGame } from '../games.ts';
import type { Screen } from '../terminal/screen.ts';

export const scenario = command({
  name: 'scenario',
  summary: 'settle a rules question: run scenario files',
  description: [
    'A scenario sets up a position, scripts all luck, plays moves and states what must hold (docs/scenarios.md). Of a folder, all .json files below it are run. Exit code 1 if one fails.',
  ],
  operands: [
    {
      name: 'FILE',
      help: 'scenario files or folders of them',
      completes: 'file',
      isRepeated: true,
    },
  ],
  flags: { json: toggle('print the outcomes as JSON') },
  examples: [
    { line: 'scenario roof-first.json', says: 'Does it hold?' },
    { line: 'scenario games/three-little-pigs/test/rules', says: 'All scenarios of a folder.' },
  ],
  async run({ operands, flags, shell: { out } }) {
    const outcomes: (ScenarioOutcome & { file: string })[] = [];
    for (const file of jsonFiles(operands)) {
      for (const outcome of await outcomesOf(file)) {
        outcomes.push({ file, ...outcome });
        if (!flags.json) out.lines(outcomeLines(outcome, out));
      }
    }
    const passed = outcomes.filter((outcome) => outcome.passed).length;
    const failed = outcomes.length - passed;
    if (flags.json) out.write(jsonText({ outcomes, passed, failed }));
    else out.line(out.paint(`${passed} passed, ${failed} failed`, failed > 0 ? 'brick' : 'leaf'));
    return failed === 0 ? 0 : 1;
  },
});

async function outcomesOf(file: string): Promise<ScenarioOutcome[]> {
  try {
    return await runScenarios(readJson(file), async (id, version) => findGame(id)?.load(version));
  } catch (error) {
    if (error instanceof UnknownRulesVersion) throw new UsageError(`“${file}”: ${error.message}`);
    if (!(error instanceof ScenarioFileError)) throw error;
    if (error.unknownGame !== undefined)
      throw new UsageError(`“${file}”: ${unknownGame(error.unknownGame)}`);
    throw new UsageError(`“${file}” is no scenario file: ${error.message.replace(/\.$/, '')}.`);
  }
}

function outcomeLines(
  { title, rules, passed, problem }: ScenarioOutcome,
  screen: Screen,
): string[] {
  const mark = passed
    ? screen.paint(screen.sign('✓', 'ok  '), 'leaf')
    : screen.paint(screen.sign('✗', 'FAIL'), 'brick');
  const cited = rules.length === 0 ? '' : screen.paint(` (${rules.join(', ')})`, 'muted');
  const line = `${mark} ${title}${cited}`;
  return problem === undefined ? [line] : [`${line}: ${problem}`];
}
