import type { SeatFormat, GameTexts, GameTypes, Language, Reason } from '@richtfest/engine';
import type { MatchClient, MatchSnapshot } from '../match/match-client.ts';
import type { Settings } from '../settings/settings.ts';

/** The props of every game's table component, which draws the middle, the houses and the hand. */
export interface TableProps<T extends GameTypes> {
  readonly client: MatchClient<T>;
  /**
   * Plays a move. A refusal is shown, and returned so that the table can highlight its causes.
   * Tables play through this, never through the client.
   */
  play(move: T['Move']): Reason | undefined;
  readonly snapshot: MatchSnapshot<T>;
  /** A refusal that comes with the position; its causes are highlighted until the next touch. */
  readonly refused?: Reason | undefined;
  readonly texts: GameTexts<T>;
  readonly format: SeatFormat;
  readonly language: Language;
  readonly settings: Settings;
}
