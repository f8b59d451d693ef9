import { type GameTypes, isEqualJson } from '@richtfest/engine';
import type { Check } from './check.ts';
import { gameLaws } from './laws/index.ts';
import type { GameFixture } from './laws/law.ts';
import { type PerftRow, countRow } from './perft-table.ts';
import { type ScenarioFile, scenarioChecks } from './scenario/folder.ts';

/** Everything that tests the rules of a game. */
export interface RuleGuards<T extends GameTypes> {
  readonly fixture: GameFixture<T>;
  readonly scenarios: readonly ScenarioFile[];
  readonly checks: readonly Check[];
  readonly perftTable: readonly PerftRow[];
  /** The number of games for each law. */
  readonly games: number;
  /** Names of laws that do not depend on the rules, or need more games. */
  readonly leftOut: RegExp;
}

/** Runs all checks, cheap ones first, and throws at the first failure: a mutant must not pass. */
export function guardRules<T extends GameTypes>(guards: RuleGuards<T>): void {
  const { fixture, scenarios, checks, perftTable, games, leftOut } = guards;
  const { game, earlier } = fixture;
  for (const { check } of [...scenarioChecks(game, scenarios, earlier), ...checks]) check();
  for (const row of perftTable) assertCounts(fixture, row);
  for (const law of gameLaws(fixture)) if (!leftOut.test(law.name)) law.check({ games });
}

function assertCounts<T extends GameTypes>({ game }: GameFixture<T>, row: PerftRow): void {
  const counts = countRow(game, row);
  if (isEqualJson(counts, row.counts)) return;
  throw new Error(`${row.name}: ${counts.join(', ')} instead of ${row.counts.join(', ')}`);
}
