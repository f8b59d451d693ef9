import type { Language } from '@richtfest/engine';
import type { PadGame } from '../../../score-pad/pad-game.ts';
import { components } from '../components.tsx';
import { Speaking } from '../table/speech.ts';
import * as entry from './entry.ts';
import { PadHouse } from './pad-house.tsx';
import { padTexts } from './texts.ts';

export const pad: PadGame = {
  components,
  ...entry,
  tablePlaces: () => [],
  parts: () => ['roof', 'kinds', 'large', 'small', 'floors', 'majorities'],
  placeName,
  House: PadHouse,
  Speaking,
};

function placeName(place: string, language: Language): string {
  const texts = padTexts[language];
  if (place.endsWith('/unfinished')) return texts.unfinished;
  if (place === 'trade' || place === 'roof') return texts[place];
  return `${texts.floors[place.startsWith('0') ? 0 : 1]} ${place.slice(1)}`;
}
