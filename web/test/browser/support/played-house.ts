import { playLine } from '@richtfest/bots';
import { findGame } from '@richtfest/catalog';
import { checkedOptions, writeTurn } from '@richtfest/engine';
import { DAILY_PLAYERS, dailyGenerator } from '@richtfest/protocol/daily';
import type { SavedMatch } from '../../../src/match/saved-match.ts';
import { recordId } from '../../../src/daily/record-id.ts';

interface HouseOptions {
  readonly day: string;
  readonly secret: string;
  readonly game: string;
  /** The bot that plays in the person's place. */
  readonly person?: string;
  /** The level of the two bots. */
  readonly level?: string;
  /** The bots that play in their places: a forgery. */
  readonly others?: string;
  readonly now: number;
}

/** A daily house that was finished on this device. */
export async function playedHouse(options: HouseOptions): Promise<SavedMatch> {
  const { day, secret, person = 'family', level = 'family', now } = options;
  const { others = level } = options;
  const game = await findGame(options.game)!.load();
  const header = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: checkedOptions(game, { players: DAILY_PLAYERS, options: {} }),
    seats: [{ name: 'Ann' }, { name: 'Ida', bot: level }, { name: 'Otto', bot: level }],
    generator: dailyGenerator(secret, day),
  };
  const seats = [person, others, others].map((bot) => ({ name: '', bot }));
  const { line } = playLine(game, { ...header, seats }, secret);
  return {
    id: recordId(day, game.id),
    header,
    secret,
    log: line.map(({ seat, move }) => writeTurn(game, seat, move)),
    isOver: true,
    owing: [],
    startedAt: now - 1,
    changedAt: now,
  };
}
