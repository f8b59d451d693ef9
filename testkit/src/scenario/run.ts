import { type Game, type GameEvent, isEqualJson } from '@richtfest/engine';
import {
  assertEvents,
  assertHides,
  assertImpossible,
  assertLegal,
  assertLegalMoves,
  assertOwing,
  assertRefused,
  assertResult,
  assertScore,
  assertSees,
} from './claims.ts';
import type { Scenario, Step } from './format.ts';
import { ScenarioFileError, type ScenarioOutcome } from './outcome.ts';
import { readScenarios, tableOptions } from './read.ts';
import { ScriptError } from './scripted-chance.ts';
import { nameOf } from './step-seats.ts';
import { mismatch } from './subset.ts';
import {
  Failure,
  PositionFailure,
  type ScenarioTable,
  reasonSummary,
  moveText,
  openTable,
  turnText,
  turnsOf,
} from './table.ts';

/** Finds a game by its id, under a version of its rules or the newest; undefined if there is none. */
export type LoadGame = (id: string, rulesVersion?: number) => Promise<Game | undefined>;

/**
 * Runs every scenario of a file, in order. Throws a `ScenarioFileError` if it is not a scenario
 * file; a failing scenario is an outcome, not an error.
 */
export async function runScenarios(file: unknown, load: LoadGame): Promise<ScenarioOutcome[]> {
  const outcomes: ScenarioOutcome[] = [];
  for (const scenario of readScenarios(file)) {
    const game = await load(scenario.game, scenario.rulesVersion);
    if (game === undefined) {
      const message = `must be a game that is known here, not “${scenario.game}”`;
      throw new ScenarioFileError([{ path: 'game', message }], scenario.game);
    }
    outcomes.push(runParsed(game, scenario));
  }
  return outcomes;
}

/** Runs the single scenario of a file with a game that is already loaded. */
export function runScenario(game: Game, file: unknown): ScenarioOutcome {
  const [scenario, ...more] = readScenarios(file);
  if (scenario === undefined || more.length > 0) {
    throw new ScenarioFileError([{ path: 'scenarios', message: 'must be a single scenario here' }]);
  }
  return runParsed(game, scenario);
}

export function runParsed(game: Game, scenario: Scenario): ScenarioOutcome {
  const { title, rules } = scenario;
  const failed = failureOf(game, scenario);
  return { title, game: game.id, rules, passed: failed === undefined, ...failed };
}

type Failed = Pick<ScenarioOutcome, 'problem' | 'positionProblems'>;

function failureOf(game: Game, scenario: Scenario): Failed | undefined {
  const options = tableOptions(game, scenario);
  let where = 'the start';
  try {
    const table = openTable(game, scenario, options);
    for (const [at, step] of scenario.steps.entries()) {
      where = `step ${at + 1} (${nameOf(step)})`;
      runStep(table, step);
    }
    where = 'the end';
    const leftover = table.chance.leftover();
    if (leftover !== undefined) throw new Failure(leftover);
    return undefined;
  } catch (error) {
    if (error instanceof PositionFailure) {
      return { problem: `${where}: ${error.message}`, positionProblems: error.problems };
    }
    if (error instanceof Failure || error instanceof ScriptError) {
      return { problem: `${where}: ${error.message}` };
    }
    return { problem: `${where}: the rules threw ${String(error)}` };
  }
}

function runStep(table: ScenarioTable, step: Step): void {
  const { game, match } = table;
  if ('play' in step) play(table, step.play);
  else if ('legal' in step) {
    for (const turn of turnsOf(game, step.legal)) assertLegal(table, turn);
  } else if ('refused' in step) {
    for (const turn of turnsOf(game, step.refused)) assertRefused(table, turn, step);
  } else if ('impossible' in step) assertImpossible(table, step);
  else if ('legalMoves' in step) assertLegalMoves(table, step.legalMoves);
  else if ('owing' in step) assertOwing(table, step.owing);
  else if ('score' in step) assertScore(table, step.score);
  else if ('result' in step) assertResult(table, step.result);
  else if ('sees' in step) assertSees(table, step.sees);
  else if ('hides' in step) assertHides(table, step.hides);
  else if ('events' in step) assertEvents(table, step.events);
  else if ('position' in step) {
    const difference = mismatch(step.position, game.notation.writePosition(match.state));
    if (difference !== undefined) throw new Failure(difference);
  } else if ('timeout' in step) assertTimeout(table, step);
  else if ('undoable' in step) assertUndoable(table, step.undoable);
  else undo(table, step.undo);
}

function play(table: ScenarioTable, turns: Extract<Step, { play: unknown }>['play']): void {
  const { game, match } = table;
  const events: GameEvent[] = [];
  for (const turn of turnsOf(game, turns)) {
    const played = match.play(turn.seat, turn.move);
    if ('refused' in played) {
      throw new Failure(
        `${turnText(game, turn)} is refused by ${reasonSummary(game, played.refused)}`,
      );
    }
    events.push(...played.step.events);
  }
  table.latestEvents = events;
}

function assertTimeout(
  { game, match }: ScenarioTable,
  step: Extract<Step, { timeout: unknown }>,
): void {
  for (const turn of turnsOf(game, step.timeout)) {
    const found = game.timeoutMove(match.state, turn.seat);
    if (isEqualJson(found, turn.move)) continue;
    const instead = `“${moveText(game, found)}”`;
    throw new Failure(`${turnText(game, turn)} should be the timeout move, but ${instead} is`);
  }
}

interface UndoClaim {
  readonly seat: number;
  readonly moves: number;
}

function assertUndoable({ match }: ScenarioTable, { seat, moves }: UndoClaim): void {
  const found = match.undoable(seat);
  if (found === moves) return;
  throw new Failure(
    `seat ${seat} should be able to take back ${moves} moves, but can take back ${found}`,
  );
}

function undo({ match }: ScenarioTable, { seat, moves }: UndoClaim): void {
  if (match.undo(seat, moves)) return;
  throw new Failure(`seat ${seat} may take back ${match.undoable(seat)} moves, not ${moves}`);
}
