import { type Game, check, problemText } from '@richtfest/engine';
import type { Check } from '../check.ts';
import { type Scenario, type Step, scenarioFileSchema } from './format.ts';
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

/** By the code of a reason that only score sheets give, a sheet that is refused for it. */
export type RefusedSheets = Readonly<Record<string, unknown>>;

/** Checks that the files are valid, and that every rule and every reason has a scenario. */
export function scenarioFolderChecks(
  game: Game,
  files: readonly ScenarioFile[],
  sheets: RefusedSheets = {},
): Check[] {
  const scenarios = files.flatMap(({ file }) => readScenarios(file));
  const covered = new Set(scenarios.flatMap(({ rules }) => rules));
  const proven = new Set(scenarios.flatMap(({ steps }) => steps.flatMap(provenBy)));
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
        if (covered.has(number)) return;
        throw new Error(`no scenario has ${number} in its “rules”: add one to test/rules`);
      },
    })),
    ...Object.keys(game.texts.en.reasons).map((code) => ({
      name: `the reason ${code} is proven`,
      check() {
        if (Object.hasOwn(sheets, code)) assertSheetRefused(game, sheets[code], code);
        else if (!proven.has(code)) {
          throw new Error(
            `no scenario has a step “refused” or “impossible” with the code ${code}: add one to test/rules`,
          );
        }
      },
    })),
  ];
}

/** The codes of the reasons that a step expects. */
function provenBy(step: Step): string[] {
  if (!('refused' in step || 'impossible' in step)) return [];
  return step.code === undefined ? [] : [step.code];
}

function assertSheetRefused(game: Game, sheet: unknown, code: string): void {
  const assessed = game.scoreSheet.assess(sheet);
  if ('problems' in assessed) throw new Error(assessed.problems.map(problemText).join('; '));
  const found = assessed.breaches.map(({ refused }) => refused.code);
  if (!found.includes(code)) {
    throw new Error(`the sheet should be refused because of ${code}, not ${found.join(', ')}`);
  }
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
