import { type GameMove, type Outcome, type Seat, isEqualJson } from '@richtfest/engine';
import type { ExplainedHint } from '../match/bot-player.ts';

/** A bot's move, to be carried out with the box. */
export interface Announcement {
  readonly seat: Seat;
  readonly move: GameMove;
  /** Why; absent if the bot could not explain it. */
  readonly why?: Pick<ExplainedHint, 'gain' | 'reasons'>;
  /** What its components showed before it (`shownBefore`). */
  readonly shown?: readonly Outcome[];
  /** The number of entries with this one. */
  readonly entries: number;
}

/** How many announcements are kept: more than a turn has moves. */
export const MOST_ANNOUNCED = 40;

/** How many announcements stay on the screen until bots have moved again. */
const SHOWN = 3;

export interface ShownAnnouncement extends Announcement {
  /** People have tapped nothing since: the move is still to be carried out. */
  readonly isNew: boolean;
  /** How often in a row. */
  readonly times: number;
}

/** All moves since the last tap, which came after this number of entries, and a few before them. */
export function shownAnnouncements(
  announced: readonly Announcement[],
  lastTap: number,
): ShownAnnouncement[] {
  const lines: ShownAnnouncement[] = [];
  for (const each of announced) {
    const isNew = each.entries > lastTap;
    const last = lines.at(-1);
    const isAgain =
      last?.isNew === isNew && last.seat === each.seat && isEqualJson(last.move, each.move);
    if (isAgain) lines.splice(-1, 1, { ...last, times: last.times + 1 });
    else lines.push({ ...each, isNew, times: 1 });
  }
  const added = lines.filter(({ isNew }) => isNew).length;
  return lines.slice(-Math.max(SHOWN, added));
}
