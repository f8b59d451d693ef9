import { type Game, check, problemText } from '@richtfest/engine';
import type { Check } from '../check.ts';
import { type Scenario, scenarioFileSchema } from './format.ts';
import { readScenarios } from './read.ts';
import { runParsed } from './run.ts';

/** A scenario file of a game: `lp-02-flower-pots.json` is about LP-2. */
export interface ScenarioFile {
  readonly name: string;
  readonly file: unknown;
}

/** Checks every scenario, under the newest rules or the version it names. */
export function scenarioChecks(
  game: Game,
  files: readonly ScenarioFile[],
  earlier: readonly Game[] = [],
): Check[] {
  return files.flatMap(({ name, file }) =>
    readScenarios(file).map((scenario) => ({
      name: `${name}: ${scenario.title}`,
      check: () => assertHolds([...earlier, game], scenario),
    })),
  );
}

/** Checks that the files are valid and that every rule has a scenario. */
export function scenarioFolderChecks(game: Game, files: readonly ScenarioFile[]): Check[] {
  const covered = new Set(
    files.flatMap(({ file }) => readScenarios(file)).flatMap(({ rules }) => rules),
  );
  return [
    ...files.flatMap(({ name, file }) => [
      { name: `${name} conforms to the published schema`, check: () => assertSchema(file) },
      {
        name: `${name} cites the rule it is named after`,
        check: () => assertNamedRule(name, readScenarios(file)),
      },
    ]),
    ...game.rules.map(({ number }) => ({
      name: `${number} has a scenario`,
      check() {
        if (!covered.has(number)) throw new Error(`no scenario lists ${number} in its rules`);
      },
    })),
  ];
}

function assertHolds(versions: readonly Game[], scenario: Scenario): void {
  const { rulesVersion = versions.at(-1)?.rulesVersion } = scenario;
  const game = versions.find((each) => each.rulesVersion === rulesVersion);
  if (game === undefined) throw new Error(`there is no rules version ${rulesVersion}`);
  if (scenario.game !== game.id) throw new Error(`this is a scenario of ${scenario.game}`);
  const { title, problem } = runParsed(game, scenario);
  if (problem !== undefined) throw new Error(`“${title}” does not hold: ${problem}`);
}

function assertSchema(file: unknown): void {
  const problems = check(scenarioFileSchema, file);
  if (problems.length > 0) throw new Error(problems.map(problemText).join('; '));
}

function assertNamedRule(name: string, scenarios: readonly Scenario[]): void {
  const [, game = '', number = ''] = /^([a-z]+)-(\d\d)-[a-z-]+\.json$/.exec(name) ?? [];
  if (number === '') throw new Error(`${name} should be named like lp-02-flower-pots.json`);
  const rule = `${game.toUpperCase()}-${Number(number)}`;
  const without = scenarios.find(({ rules }) => !rules.includes(rule));
  if (without !== undefined)
    throw new Error(`“${without.title}” does not list ${rule} in its rules`);
}
