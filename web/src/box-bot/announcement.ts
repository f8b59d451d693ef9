import type { GameMove, Seat } from '@richtfest/engine';
import type { ExplainedHint } from '../match/bot-player.ts';

/** A bot's move, to be carried out with the box. */
export interface Announcement {
  readonly seat: Seat;
  readonly move: GameMove;
  /** Why; absent if the bot could not explain it. */
  readonly why?: Pick<ExplainedHint, 'gain' | 'reasons'>;
  /** The number of entries with this one. */
  readonly entries: number;
}

/** How many announcements stay on the screen. */
export const MOST_ANNOUNCED = 4;
