import type { Language } from '@richtfest/engine';
import { pigsTexts } from '@richtfest/three-little-pigs';
import type { PadGame } from '../../../score-pad/pad-game.ts';
import { components } from '../components.tsx';
import { Speaking } from '../table/speech.ts';
import * as entry from './entry.ts';
import { PadHouse } from './pad-house.tsx';
import { padTexts } from './texts.ts';

export const pad: PadGame = { components, ...entry, placeName, House: PadHouse, Speaking };

function placeName(place: string, language: Language): string {
  const texts = padTexts[language];
  if (place === 'experienced') return pigsTexts[language].options.experienced.name;
  const [kind = '', name = ''] = place.split('/');
  if (kind === 'card') return texts.card(components.nameOf(name, language));
  return texts.floor(kind, Number(name));
}
