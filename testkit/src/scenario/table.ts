import {
  FastChance,
  type Game,
  type GameEvent,
  type GameMove,
  type Json,
  type JsonObject,
  Match,
  type Reason,
  type Seat,
  type TableSetup,
  check,
  type PositionProblem,
  problemText,
  readTurn,
  reasonText,
  simulationKey,
} from '@richtfest/engine';
import { plainFormats } from '../plain-format.ts';
import type { Scenario, TurnText } from './format.ts';
import { ScriptedChance } from './scripted-chance.ts';
import { show } from './subset.ts';

/** A failed assertion; the message continues “step 3 (play):”. */
export class Failure extends Error {}

/** The position of a scenario can't exist. */
export class PositionFailure extends Failure {
  readonly problems: readonly PositionProblem[];

  constructor(problems: readonly PositionProblem[]) {
    super(`the position can't be set: ${problems.map(problemText).join('; ')}`);
    this.problems = problems;
  }
}

export interface ScenarioTurn {
  readonly seat: Seat;
  readonly move: unknown;
}

/** A running scenario. */
export interface ScenarioTable {
  readonly game: Game;
  readonly match: Match;
  readonly chance: ScriptedChance;
  readonly setup: TableSetup;
  /** The position it started from; undefined after a usual setup. */
  readonly start: Json | undefined;
  /** The events of the latest play step. */
  latestEvents: readonly GameEvent[];
}

export function openTable(game: Game, scenario: Scenario, options: JsonObject): ScenarioTable {
  const { players, position, seed } = scenario;
  if (position !== undefined) {
    const read = game.notation.readPosition(position, { players, options });
    if ('problems' in read) throw new PositionFailure(read.problems);
  }
  const fallback = seed === undefined ? undefined : new FastChance(simulationKey(seed, 0));
  const chance = new ScriptedChance(scenario.chance ?? {}, game.streams, fallback);
  const header = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    seats: Array.from({ length: players }, (_, seat) => ({ name: `seat ${seat}` })),
    generator: { name: 'fast', seed: seed ?? '', game: 0 } as const,
    ...(position === undefined ? {} : { start: position }),
  };
  const match = new Match(game, header, chance);
  const setup = { players, options };
  return { game, match, chance, setup, start: position, latestEvents: match.setupEvents };
}

export function turnsOf(game: Game, turns: TurnText | readonly TurnText[]): ScenarioTurn[] {
  const list = Array.isArray(turns) ? (turns as readonly TurnText[]) : [turns as TurnText];
  return list.map((turn) => {
    if (typeof turn !== 'string') return turn;
    const read = readTurn(game, turn);
    if (read === undefined) throw unreadable(game, turn);
    return read;
  });
}

/** A move in notation or as an object. */
export function moveOf(game: Game, move: Json): Json {
  if (typeof move !== 'string') return move;
  const read = game.notation.readMove(move);
  if (read === undefined) throw unreadable(game, move);
  return read as GameMove & JsonObject;
}

export function turnText(game: Game, { seat, move }: ScenarioTurn): string {
  return `“${seat} ${moveText(game, move)}”`;
}

/** The move in notation; an invalid move is shown as JSON. */
export function moveText(game: Game, move: unknown): string {
  const isMove = check(game.notation.moveSchema, move).length === 0;
  return isMove ? game.notation.writeMove(move as GameMove) : show(move);
}

/** `LP-6: That die shows the wolf.` */
export function reasonSummary(game: Game, reason: Reason): string {
  const format = plainFormats.en;
  const sentence = reasonText(reason, game.texts.en, { language: 'en', format });
  return `${reason.rule} (${reason.code}: ${sentence.replace(` (${reason.rule})`, '')})`;
}

function unreadable(game: Game, text: string): Failure {
  const help = game.notation.moveHelp.map((line) => `“${line}”`).join(', ');
  return new Failure(`“${text}” can't be read as a move; moves are written ${help}`);
}
