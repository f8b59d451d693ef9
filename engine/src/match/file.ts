import { editionName } from '../edition.ts';
import type { Game, GameTypes } from '../game.ts';
import { type Json, isEqualJson } from '../json.ts';
import type { Result } from '../result.ts';
import {
  type Problem,
  type Schema,
  anything,
  anyOf,
  array,
  check,
  described,
  integer,
  number,
  object,
  oneOf,
  record,
  string,
} from '../schema.ts';
import { type Seat, seatProblem } from '../seats.ts';
import type { MatchHeader } from './header.ts';
import type { Match } from './match.ts';
import { PLAYER_FACES } from './player-faces.ts';
import { SEAT_COLOURS, colourProblems } from './seat-colours.ts';

export const MATCH_FORMAT = 'richtfest-match/1';

/** A match as one JSON file (docs/notation.md). */
export interface MatchFile extends MatchHeader {
  readonly format: typeof MATCH_FORMAT;
  /** The surviving line: seat and move, `2 roll a c`. */
  readonly moves: readonly string[];
  /** The number of take-backs by consent; absent if there were none. */
  readonly takeBacks?: number;
  /** Published when the match is over; before that only in the owner's saved match. */
  readonly secret?: string;
  readonly result?: Result;
}

const hexText = described(string({ pattern: '^[0-9a-f]{64}$' }), '64 hexadecimal digits');
const secretText = string({ minLength: 1, maxLength: 128 });

const generator: Schema<MatchFile['generator']> = anyOf(
  object({
    name: oneOf('chacha20'),
    commitment: hexText,
    nonces: array(string({ maxLength: 128 })),
  }),
  object({ name: oneOf('fast'), seed: string(), game: integer(0) }),
);

export const matchFileSchema: Schema<MatchFile> = object(
  {
    format: oneOf(MATCH_FORMAT),
    game: string({ minLength: 1 }),
    rulesVersion: integer(1),
    options: record(anything),
    seats: array(
      object(
        { name: string({ minLength: 1, maxLength: 40 }) },
        { bot: string(), colour: oneOf(...SEAT_COLOURS), face: oneOf(...PLAYER_FACES) },
      ),
      { minItems: 1, maxItems: 8 },
    ),
    generator,
    moves: array(described(string({ pattern: '^[0-9] .+$' }), 'a seat and a move, like “0 stop”')),
  },
  {
    editionName,
    start: anything,
    past: array(object({ moves: integer(0), generator }, { secret: secretText }), {
      minItems: 1,
      maxItems: 64,
    }),
    takeBacks: integer(1),
    secret: secretText,
    result: object({
      seats: array(
        object({
          score: number,
          parts: record(number),
          tieBreaks: array(number),
          place: integer(1),
        }),
      ),
    }),
  },
);

/** All problems with a file that claims to be a match; empty if it can be opened. */
export function matchFileProblems(file: unknown): Problem[] {
  const problems = check(matchFileSchema, file);
  if (problems.length > 0) return problems;
  const { seats, moves } = file as MatchFile;
  return [...colourProblems(seats), ...seatProblems(moves, seats.length)];
}

/** Without this check, a nonexistent seat would be refused as not having its turn. */
function seatProblems(moves: readonly string[], players: number): Problem[] {
  return moves.flatMap((move, at) => {
    const message = seatProblem(Number(move[0]), players);
    return message === undefined ? [] : [{ path: `the seat of moves[${at}]`, message }];
  });
}

/**
 * The file of a match. A finished match includes secret and result. A running match includes the
 * secret, which reveals all future random values, only in the owner's save. A match from a public
 * seed has no secret. Published, a running match has no moves if the game has private views.
 */
export function writeMatchFile<T extends GameTypes>(
  match: Match<T>,
  secret: string | undefined,
  trust: 'published' | 'own-save' = 'published',
): MatchFile {
  const result = match.game.result(match.state);
  const isOpen = result !== undefined || trust === 'own-save';
  const showsSecret = secret !== undefined && match.header.generator.name !== 'fast' && isOpen;
  const line = isOpen || match.game.hasPrivateViews !== true ? match.line : [];
  return {
    format: MATCH_FORMAT,
    ...match.header,
    moves: line.map(({ seat, move }) => writeTurn(match.game, seat, move)),
    ...(match.takeBacks > 0 ? { takeBacks: match.takeBacks } : {}),
    ...(showsSecret ? { secret } : {}),
    ...(result === undefined ? {} : { result }),
  };
}

/** `2 roll a c`. */
export function writeTurn<T extends GameTypes>(game: Game<T>, seat: Seat, move: T['Move']): string {
  return `${seat} ${game.notation.writeMove(move)}`;
}

export function readTurn<T extends GameTypes>(
  game: Game<T>,
  text: string,
): { seat: Seat; move: T['Move'] } | undefined {
  const [, seat, rest] = /^\s*(\d)\s+(.+?)\s*$/.exec(text) ?? [];
  if (seat === undefined || rest === undefined) return undefined;
  const move = game.notation.readMove(rest);
  return move === undefined ? undefined : { seat: Number(seat), move };
}

export function isSameResult(a: Result, b: Result): boolean {
  return isEqualJson(a, b);
}

/** The header of a match file, without moves, result and secret. */
export function headerOf(file: MatchFile): MatchHeader {
  const { game, rulesVersion, options, editionName: edition, seats, start, past } = file;
  return {
    game,
    rulesVersion,
    options,
    ...(edition === undefined ? {} : { editionName: edition }),
    seats,
    generator: file.generator,
    ...(start === undefined ? {} : { start: start satisfies Json }),
    ...(past === undefined ? {} : { past }),
  };
}
