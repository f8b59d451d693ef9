import type { CatalogEntry } from '@richtfest/catalog';
import type { Level, MatchHeader, MatchSeat } from '@richtfest/engine';
import { checkedOptions, committedGenerator, seatsIn } from '@richtfest/engine';
import { DAILY_PLAYERS, dailyGenerator } from '@richtfest/protocol/daily';
import { type SavedMatch, restore } from '../match/saved-match.ts';
import { randomHex } from '../match/start-match.ts';
import { rememberedFace, rememberedName } from '../set-up/remembered.ts';
import { practiceId, recordId } from './record-id.ts';
import { matchSeats } from '../set-up/match-seats.ts';
import { changeLevel, usualPlan, withOwner } from '../set-up/table-plan.ts';

export interface HouseOptions {
  readonly level: Level;
  /** Undefined: a practice house with random values of its own. */
  readonly dealt: { readonly day: string; readonly secret: string } | undefined;
  readonly isRecord: boolean;
  readonly guest: (number: number) => string;
  readonly now: number;
}

/** A daily house that has not begun. */
export async function newHouse(entry: CatalogEntry, options: HouseOptions): Promise<SavedMatch> {
  const { dealt, isRecord, now } = options;
  const game = await entry.load();
  const secret = dealt?.secret ?? randomHex(32);
  const header: MatchHeader = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: checkedOptions(game, { players: DAILY_PLAYERS, options: {} }),
    seats: seatsOf(options),
    generator:
      dealt === undefined
        ? committedGenerator(secret, [randomHex(16), '', ''])
        : dailyGenerator(secret, dealt.day),
  };
  const id = isRecord && dealt !== undefined ? recordId(dealt.day, game.id) : practiceId();
  const { state } = restore(game, { header, secret, log: [] });
  const owing = seatsIn(game.owing(state));
  return { id, header, secret, log: [], isOver: false, owing, startedAt: now, changedAt: now };
}

function seatsOf({ level, guest }: Pick<HouseOptions, 'level' | 'guest'>): MatchSeat[] {
  const owner = { name: rememberedName(), face: rememberedFace() };
  const players = { min: DAILY_PLAYERS, max: DAILY_PLAYERS };
  const plan = withOwner(usualPlan(players, ''), owner);
  return matchSeats(changeLevel(changeLevel(plan, 1, level), 2, level), guest);
}
