import { treehouseTexts } from '@richtfest/best-treehouse';
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
  parts: () => ['round1', 'round2', 'round3', 'most'],
  placeName,
  House: PadHouse,
  Speaking,
};

function placeName(place: string, language: Language): string {
  const texts = padTexts[language];
  if (place === 'young') return treehouseTexts[language].options.young.name;
  const [kind = '', name] = place.split('/');
  if (name === undefined) return place;
  if (kind === 'week') return texts.week(Number(name));
  const colour = components.nameOf(name, language);
  return kind === 'taken' ? texts.taken(colour) : texts.bonus(colour);
}
