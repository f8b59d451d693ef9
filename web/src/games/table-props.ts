import type { Format, GameTexts, GameTypes, Language, Reason } from '@richtfest/engine';
import type { MatchClient, MatchSnapshot } from '../match/match-client.ts';
import type { Settings } from '../settings/settings.ts';

/** What every game's table component is given. It draws the middle, the houses and the hand. */
export interface TableProps<T extends GameTypes> {
  readonly client: MatchClient<T>;
  /**
   * Plays what was chosen here. A refusal is shown, and returned so that the table can point at its
   * causes. Tables play by this, never by the client itself.
   */
  play(move: T['Move']): Reason | undefined;
  readonly snapshot: MatchSnapshot<T>;
  readonly texts: GameTexts<T>;
  readonly format: Format;
  readonly language: Language;
  readonly settings: Settings;
}
