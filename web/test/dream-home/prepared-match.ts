import { dreamHome } from '@richtfest/dream-home';
import {
  type JsonObject,
  type Random,
  committedGenerator,
  randomFromText,
  resolveOptions,
  seatsIn,
} from '@richtfest/engine';
import { type SavedMatch, restore, writeEntry } from '../../src/match/saved-match.ts';
import type { Move, View } from '../../src/games/dream-home/words.ts';

/** What is looked for: a moment at which the seat of the view may do something. */
export type Moment = (legal: readonly Move[], view: View) => boolean;

export interface Wanted {
  readonly players?: number;
  readonly options?: JsonObject;
  readonly moment: Moment;
  /** Prefers moves, so that the moment comes at all; undefined: any move. */
  readonly prefer?: (legal: readonly Move[], view: View) => Move | undefined;
}

const NAMES = ['Anna', 'Ben', 'Cleo', 'Dora'];

/**
 * A kept match of people around one device that stands exactly where something can be tried by
 * hand. Luck and moves are fixed by the number of the attempt, so it is the same every time.
 */
export function preparedMatch(wanted: Wanted): SavedMatch {
  for (let attempt = 0; attempt < 400; attempt++) {
    const found = playUntil(wanted, attempt);
    if (found !== undefined) return found;
  }
  throw new Error('no game came to that moment');
}

function playUntil(
  { players = 2, options = {}, moment, prefer }: Wanted,
  attempt: number,
): SavedMatch | undefined {
  const fresh = freshMatch(players, options, attempt);
  const match = restore(dreamHome, fresh);
  const random: Random = randomFromText(`prepared ${attempt}`);
  const log: string[] = [];
  for (;;) {
    const [seat] = seatsIn(dreamHome.owing(match.state));
    if (seat === undefined) return undefined;
    const legal = dreamHome.legal(match.state, seat);
    const view = dreamHome.view(match.state, seat);
    if (moment(legal, view)) return { ...fresh, log };
    const move = prefer?.(legal, view) ?? legal[random.below(legal.length)];
    if (move === undefined) return undefined;
    match.play(seat, move);
    log.push(writeEntry(dreamHome, { seat, move }));
  }
}

function freshMatch(players: number, wishes: JsonObject, attempt: number): SavedMatch {
  const resolved = resolveOptions(dreamHome.options, { firstSeat: 0, ...wishes });
  if (!('options' in resolved)) throw new Error('these options do not fit');
  const secret = attempt.toString(16).padStart(64, '0');
  const seats = NAMES.slice(0, players).map((name) => ({ name }));
  return {
    id: `prepared${attempt}`,
    header: {
      game: dreamHome.id,
      rulesVersion: dreamHome.rulesVersion,
      options: resolved.options,
      seats,
      generator: committedGenerator(
        secret,
        seats.map((_, at) => String(at).padStart(32, '0')),
      ),
    },
    secret,
    log: [],
    isOver: false,
    startedAt: 1,
    changedAt: 1,
  };
}
