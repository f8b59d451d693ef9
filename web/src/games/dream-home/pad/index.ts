import type { Language } from '@richtfest/engine';
import { FLOORS, dreamHomeTexts } from '@richtfest/dream-home';
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
  parts: () => ['rooms', 'decor', 'furnishing', 'roof'],
  placeName,
  House: PadHouse,
  Speaking,
};

function placeName(place: string, language: Language): string {
  const texts = padTexts[language];
  if (place === 'children') return texts.children;
  if (place.endsWith('/decor')) return texts.decor;
  const [kind = '', name] = place.split('/');
  if (kind === 'roof') return texts.roof(Number(name));
  if (name !== undefined) return components.nameOf(name, language);
  const floor = FLOORS.find((each) => place.startsWith(each));
  return floor === undefined
    ? place
    : `${dreamHomeTexts[language].floors[floor]} ${place.slice(1)}`;
}
