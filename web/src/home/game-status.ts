import type { TableSummary } from '@richtfest/protocol';
import type { SavedMatch } from '../match/saved-match.ts';
import type { HeldTable } from '../online/seat-keys.ts';
import { LONG_TIME } from '../time/friendly-time.ts';

/** The status of a game, for one line of text. */
export type GameStatus =
  | {
      readonly is: 'yours';
      /** The players to move, if several share this device. */
      readonly who: readonly string[];
      /** The players who have moved since the last visit. */
      readonly moved: readonly string[];
      /** The deadline in milliseconds since 1970, if it is far away. */
      readonly until?: number;
      readonly isLate?: boolean;
    }
  | { readonly is: 'waiting'; readonly names: readonly string[] }
  | { readonly is: 'gathering'; readonly open: number }
  | {
      readonly is: 'over';
      readonly winners: readonly string[];
      /** The only person of this device won alone. */
      readonly isYours?: boolean;
    };

/** The status of a match on this device. Bots move once it is opened, so only people count. */
export function localStatus({
  header,
  owing,
  isOver,
  winners = [],
}: SavedMatch): GameStatus | undefined {
  const { seats } = header;
  const nameOf = (seat: number) => seats[seat]?.name ?? '';
  const isPerson = (seat: number) => seats[seat] !== undefined && seats[seat].bot === undefined;
  const isShared = seats.filter(({ bot }) => bot === undefined).length > 1;
  if (isOver) {
    if (winners.length === 0) return undefined;
    const isYours = !isShared && winners.length === 1 && winners.every(isPerson);
    return { is: 'over', winners: winners.map(nameOf), ...(isYours ? { isYours } : {}) };
  }
  const asked = owing?.filter(isPerson) ?? [];
  if (asked.length === 0) return undefined;
  return { is: 'yours', who: isShared ? asked.map(nameOf) : [], moved: [] };
}

/** The status of a table by link, from the server's summary. */
export function onlineStatus(
  { seats, owing = [], isStarted, isFinished, isClosed, clocks = [] }: TableSummary,
  { seats: held = [], waitedFor = [] }: HeldTable,
  now: number,
): GameStatus {
  if (isFinished || isClosed === true) return { is: 'over', winners: [] };
  if (!isStarted) return { is: 'gathering', open: seats.filter(({ isTaken }) => !isTaken).length };
  const nameOf = (seat: number) => seats[seat]?.name ?? '';
  const mine = owing.filter((seat) => held.some((each) => each.seat === seat));
  const awaited = owing.filter((seat) => !mine.includes(seat)).map(nameOf);
  if (mine.length === 0) return { is: 'waiting', names: awaited };
  const ours = clocks.filter(({ seat }) => mine.includes(seat));
  const left = Math.min(...ours.map(({ msLeft }) => msLeft));
  return {
    is: 'yours',
    who: held.length > 1 ? mine.map(nameOf) : [],
    moved: waitedFor.filter((name) => !awaited.includes(name)),
    ...(left > LONG_TIME && left < Infinity ? { until: now + left } : {}),
    ...(ours.some(({ reminders }) => reminders !== undefined) ? { isLate: true } : {}),
  };
}
