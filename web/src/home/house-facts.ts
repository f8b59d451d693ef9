import type { CatalogEntry } from '@richtfest/catalog';
import type { FrameTexts } from '../texts/index.ts';

const NO_BREAK = '\u00a0';

/** The number of players, play time and age of a game, as far as known. Lines break between them only. */
export function houseFacts(
  { players, minutes, age }: Pick<CatalogEntry, 'players' | 'minutes' | 'age'>,
  { street }: Pick<FrameTexts, 'street'>,
): string {
  return [
    street.players(players.min, players.max),
    ...(minutes === undefined ? [] : [street.minutes(minutes)]),
    ...(age === undefined ? [] : [street.age(age)]),
  ]
    .map((fact) => fact.replaceAll(' ', NO_BREAK))
    .join(' · ');
}
