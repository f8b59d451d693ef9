import { type Game, Match, chanceOf, committedGenerator, checkedOptions } from '@richtfest/engine';
import { type Move, type UeberdachenTypes, type View, ueberdachen } from '@richtfest/ueberdachen';
import { type SavedMatch, writeEntry } from '../../src/match/saved-match.ts';

export interface SavedMatchOptions {
  /** The bot's name; undefined for people. */
  readonly seats: readonly { readonly name: string; readonly bot?: string }[];
  readonly options?: Record<string, number | boolean | string>;
  /** Stops when this holds for a seat that owes a decision. */
  readonly until: (view: View, seat: number) => boolean;
  /** Preferred moves; others are random. */
  readonly prefer?: (move: Move, view: View) => boolean;
}

/** Tries short matches first, because a short log replays quickly. */
const LENGTHS = [60, 120, 240, 480, 900];
const GAMES = 200;

/** A match played up to a wanted moment; deterministic. */
export function playedUntil(options: SavedMatchOptions): {
  readonly saved: SavedMatch;
  readonly match: Match<UeberdachenTypes>;
} {
  for (const moves of LENGTHS) {
    for (let game = 0; game < GAMES; game++) {
      const found = played(options, game, moves);
      if (found !== undefined) return found;
    }
  }
  throw new Error('no game came to the wanted moment');
}

function played(
  { seats, options = {}, until, prefer }: SavedMatchOptions,
  number: number,
  moves: number,
) {
  const rules: Game<UeberdachenTypes> = ueberdachen;
  const secret = (number + 1).toString(16).padStart(64, '0');
  const nonces = seats.map((_, seat) => (seat + 1).toString(16).padStart(32, '0'));
  const header = {
    game: rules.id,
    rulesVersion: rules.rulesVersion,
    options: checkedOptions(rules as unknown as Game, {
      players: seats.length,
      options: { firstSeat: 0, quickStart: true, ...options },
    }),
    seats,
    generator: committedGenerator(secret, nonces),
  };
  const chance = chanceOf(header.generator, secret);
  if (chance === undefined) throw new Error('no chance without a secret');
  const match = new Match(rules, header, chance);
  const lot = lotOf(number);
  for (let count = 0; count < moves; count++) {
    const view = rules.view(match.state, 'public');
    const [seat] = view.owing;
    if (seat === undefined) return undefined;
    if (until(view, seat)) {
      const log = match.log.map((entry) => writeEntry(rules, entry));
      const saved = {
        id: `kept${number}`,
        header,
        secret,
        log,
        isOver: false,
        startedAt: 1,
        changedAt: 1,
      };
      return { saved: saved as SavedMatch, match };
    }
    const legal = rules.legal(match.state, seat);
    const liked = prefer === undefined ? [] : legal.filter((move) => prefer(move, view));
    const choice = liked.length > 0 ? liked : legal;
    match.play(seat, choice[lot(choice.length)]!);
  }
  return undefined;
}

/** Seeded random numbers. */
export function lotOf(start: number): (below: number) => number {
  let state = start + 1;
  return (below) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
}
