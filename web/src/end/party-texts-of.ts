import type { Language, Seat } from '@richtfest/engine';
import type { Party, PartyTexts } from '../games/game-module.ts';

interface PartyTextsOptions {
  readonly party: Party | undefined;
  /** At the end of the match. */
  readonly view: object;
  readonly seat: Seat;
  readonly language: Language;
}

/** The game's words for a seat's house; undefined if the game has none. */
export function partyTextsOf(options: PartyTextsOptions): PartyTexts | undefined {
  const { party, view, seat, language } = options;
  return (party?.textsFor?.(view, seat) ?? party?.texts)?.[language];
}
