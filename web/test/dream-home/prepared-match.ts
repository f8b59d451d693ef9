import { type Move, type SpecialCard, type View, dreamHome } from '@richtfest/dream-home';
import {
  type JsonObject,
  type Random,
  committedGenerator,
  randomFromText,
  resolveOptions,
  seatsIn,
} from '@richtfest/engine';
import { type SavedMatch, restore, writeEntry } from '../../src/match/saved-match.ts';

/** True at the wanted moment, for the seat of the view. */
type Moment = (legal: readonly Move[], view: View) => boolean;

export interface Wanted {
  readonly players?: number;
  readonly options?: JsonObject;
  readonly moment: Moment;
  /** Preferred moves that lead to the moment. */
  readonly prefer?: (legal: readonly Move[], view: View) => Move | undefined;
}

const NAMES = ['Anna', 'Ben', 'Cleo', 'Dora'];

/**
 * A saved match on a shared device at a position that suits a test. The number of the attempt
 * determines chance and moves, so it is the same every time.
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

function freshMatch(players: number, chosen: JsonObject, attempt: number): SavedMatch {
  const resolved = resolveOptions(dreamHome.options, { firstSeat: 0, ...chosen });
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

const hasVerb = (legal: readonly Move[], verb: Move['verb']) =>
  legal.some((move) => move.verb === verb);

/** Takes the wanted card whenever possible and places rooms face up. */
function collecting(isWanted: (special: SpecialCard) => boolean): NonNullable<Wanted['prefer']> {
  return (legal, { market }) =>
    legal.find((move) => {
      if (move.verb !== 'take') return false;
      const special = market[move.column - 1]?.special;
      return special !== undefined && isWanted(special);
    }) ?? legal.find((move) => move.verb === 'place' && move.faceUp);
}

const tool = (name: string) => collecting((card) => card.type === 'tool' && card.tool === name);

/** Moments of the first seat for manual tests. */
export const MOMENTS = {
  drill: {
    moment: (legal, { seat }) => seat === 0 && hasVerb(legal, 'drill'),
    prefer: tool('drill'),
  },
  mixer: {
    moment: (legal, { seat }) => seat === 0 && hasVerb(legal, 'mixer'),
    prefer: tool('cement-mixer'),
  },
  jackhammer: {
    moment: (legal, { seat }) => seat === 0 && hasVerb(legal, 'jackhammer'),
    prefer: tool('jackhammer'),
  },
  scaffold: {
    moment: (legal, { seat, phase }) =>
      seat === 0 && phase === 'room' && hasVerb(legal, 'scaffold'),
    prefer: tool('scaffold'),
  },
  decor: {
    moment: (legal, { seat, phase }) =>
      seat === 0 &&
      phase === 'decor' &&
      legal.some((move) => move.verb === 'decorate' && move.field !== 'outdoors'),
    prefer: collecting(({ type }) => type === 'decor'),
  },
  outdoors: {
    moment: (legal, { seat }) =>
      seat === 0 && legal.some((move) => move.verb === 'decorate' && move.field === 'outdoors'),
    prefer: collecting(({ type }) => type === 'decor'),
  },
  helpers: {
    moment: (legal, { seat }) =>
      seat === 0 &&
      hasVerb(legal, 'supplier') &&
      hasVerb(legal, 'handyman') &&
      hasVerb(legal, 'roofer'),
    prefer: collecting(({ type }) => type === 'helper'),
  },
  /** A room in hand and a field where it can only lie face down. */
  faceDown: {
    moment: (legal, { seat, phase, round }) =>
      seat === 0 &&
      phase === 'room' &&
      round > 3 &&
      legal.some((move) => move.verb === 'place' && !move.faceUp),
  },
} as const satisfies Record<string, Wanted>;
