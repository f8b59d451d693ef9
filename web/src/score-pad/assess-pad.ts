import { type Game, type Reason, type Result, sumsSheet } from '@richtfest/engine';
import type { Entry } from '../games/components.ts';
import type { PadBreach, PadGame, PadSpot } from './pad-game.ts';
import { type Pad, allEntered } from './pad.ts';

/** A rule that the entered table breaks. */
export interface PadProblem {
  /** The same as long as the same components break the same rule. */
  readonly key: string;
  readonly reason: Reason;
  readonly spots: readonly PadSpot[];
  /** Confirmed with “that's how we played”. */
  readonly isAllowed: boolean;
}

export interface AssessedPad {
  readonly result: Result;
  readonly problems: readonly PadProblem[];
}

/** Scores a pad as it is, and lists the rules it breaks; what is missing once all houses are in. */
export function assessPad(game: Game, padGame: PadGame, pad: Pad): AssessedPad {
  return pad.mode === 'houses' ? assessHouses(game, padGame, pad) : assessSums(game, padGame, pad);
}

function assessHouses(game: Game, padGame: PadGame, pad: Pad): AssessedPad {
  const players = pad.players.map(({ name, house }, seat) => ({
    name: name === '' ? String(seat + 1) : name,
    house,
  }));
  const assessed = game.scoreSheet.assess(padGame.sheet(pad.table, players));
  if ('problems' in assessed) {
    throw new Error(`the pad wrote a sheet that ${game.id} can't read`, {
      cause: assessed.problems,
    });
  }
  const isComplete = allEntered(pad);
  const breaches = assessed.breaches.filter(
    (breach) => isComplete || padGame.isUnfinished?.(breach as PadBreach) !== true,
  );
  const problems = breaches.map((breach): PadProblem => {
    const key = JSON.stringify([breach.where, breach.refused]);
    const spots = padGame.spots(breach as PadBreach, players);
    return { key, reason: breach.refused, spots, isAllowed: pad.allowed.includes(key) };
  });
  return { result: assessed.result, problems };
}

function assessSums(game: Game, padGame: PadGame, pad: Pad): AssessedPad {
  const parts = padGame.parts(pad.table);
  const { tieBreaks = [] } = game.texts.en;
  const sheet = {
    players: pad.players.map(({ sums }) => ({
      parts: Object.fromEntries(
        Object.keys(game.texts.en.parts).map((part) => [
          part,
          parts.includes(part) ? numberAt(sums, `part/${part}`) : 0,
        ]),
      ),
      ...(tieBreaks.length === 0
        ? {}
        : { tieBreaks: tieBreaks.map((_, at) => numberAt(sums, `tie/${at}`)) }),
    })),
  };
  const assessed = sumsSheet(game).assess(sheet);
  if ('problems' in assessed) {
    throw new Error('the pad wrote sums that can’t be read', { cause: assessed.problems });
  }
  return {
    result: { seats: assessed.result.seats.map((seat) => withParts(seat, parts)) },
    problems: [],
  };
}

/** Categories that this table does not score are left out. */
function withParts(
  seat: Result['seats'][number],
  parts: readonly string[],
): Result['seats'][number] {
  return { ...seat, parts: Object.fromEntries(parts.map((part) => [part, seat.parts[part] ?? 0])) };
}

function numberAt(entry: Entry, place: string): number {
  const value = Number(entry[place] ?? 0);
  return Number.isInteger(value) && value >= 0 ? value : 0;
}
