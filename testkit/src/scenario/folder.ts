import { type Game, check, problemText } from '@richtfest/engine';
import type { Check } from '../check.ts';
import { type Scenario, scenarioFileSchema } from './format.ts';
import { readScenarios } from './read.ts';
import { runRead } from './run.ts';

/** A scenario file as it lies in a game's folder: `lp-02-flower-pots.json` is about LP-2. */
export interface ScenarioFile {
  readonly name: string;
  readonly file: unknown;
}

/** Every scenario of these files holds, under the newest rules or the version it names. */
export function scenarioChecks(
  game: Game,
  files: readonly ScenarioFile[],
  earlier: readonly Game[] = [],
): Check[] {
  return files.flatMap(({ name, file }) =>
    readScenarios(file).map((scenario) => ({
      name: `${name}: ${scenario.title}`,
      check: () => demandHolds([...earlier, game], scenario),
    })),
  );
}

/** The files are in order, and no rule goes without a scenario. */
export function scenarioFolderChecks(game: Game, files: readonly ScenarioFile[]): Check[] {
  const proved = new Set(
    files.flatMap(({ file }) => readScenarios(file)).flatMap(({ rules }) => rules),
  );
  return [
    ...files.flatMap(({ name, file }) => [
      { name: `${name} fits the published schema`, check: () => demandSchema(file) },
      {
        name: `${name} speaks of the rule it is named after`,
        check: () => demandNamedRule(name, readScenarios(file)),
      },
    ]),
    ...game.rules.map(({ number }) => ({
      name: `${number} has a scenario`,
      check() {
        if (!proved.has(number)) throw new Error(`no scenario says that it proves ${number}`);
      },
    })),
  ];
}

function demandHolds(versions: readonly Game[], scenario: Scenario): void {
  const { rulesVersion = versions.at(-1)?.rulesVersion } = scenario;
  const game = versions.find((each) => each.rulesVersion === rulesVersion);
  if (game === undefined) throw new Error(`there is no rules version ${rulesVersion}`);
  if (scenario.game !== game.id) throw new Error(`this is a scenario of ${scenario.game}`);
  const { title, problem } = runRead(game, scenario);
  if (problem !== undefined) throw new Error(`“${title}” does not hold: ${problem}`);
}

function demandSchema(file: unknown): void {
  const problems = check(scenarioFileSchema, file);
  if (problems.length > 0) throw new Error(problems.map(problemText).join('; '));
}

function demandNamedRule(name: string, scenarios: readonly Scenario[]): void {
  const [, game = '', number = ''] = /^([a-z]+)-(\d\d)-[a-z-]+\.json$/.exec(name) ?? [];
  if (number === '') throw new Error(`${name} should be called like lp-02-flower-pots.json`);
  const rule = `${game.toUpperCase()}-${Number(number)}`;
  const silent = scenarios.find(({ rules }) => !rules.includes(rule));
  if (silent !== undefined) throw new Error(`“${silent.title}” does not speak of ${rule}`);
}
