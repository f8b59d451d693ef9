import type { Phase } from '@richtfest/dream-home';
import type { Language } from '@richtfest/engine';
import { editorTexts } from '../../../position-editor/editor-texts.ts';
import { type Draft, type PositionKit, seatValues } from '../../../position-editor/position-kit.ts';
import { spotsIn } from '../../../position-editor/problem-path.ts';
import { components } from '../components.tsx';
import { pad } from '../pad/index.ts';
import { NEW, SCAFFOLD, entryOf, placesAt, seatPlaces, tablePlaces } from './entry.ts';
import { put } from './put.ts';
import { choicesAt, left } from './supply.ts';
import { positionTexts } from './texts.ts';

function placeName(place: string, language: Language): string {
  const texts = positionTexts[language];
  const [area = '', part = '', kind = ''] = place.split('/');
  if (area === 'market') return texts.column(Number(part), kind === 'room');
  if (area === 'held') return part === 'room' ? texts.heldRoom : texts.heldSpecial;
  if (area === 'discards') return part === 'rooms' ? texts.roomDiscards : texts.specialDiscards;
  if (Object.hasOwn(texts.places, area)) return texts.places[area as keyof typeof texts.places];
  if (area === 'seat' || area === 'phase' || area === 'round') return editorTexts[language][area];
  return pad.placeName(place, language);
}

export const positionKit: PositionKit = {
  pad,
  components: {
    ...components,
    nameOf: (component, language) =>
      component === SCAFFOLD || !component.endsWith(NEW)
        ? components.nameOf(component, language)
        : positionTexts[language].isNew(components.nameOf(component.replace(NEW, ''), language)),
    Art: ({ component }) => components.Art({ component: component.replace(NEW, '') }),
  },
  tablePlaces,
  seatPlaces,
  placesAt,
  entryOf,
  put,
  choicesAt,
  left,
  followers: ['round', 'decks'],
  placeName,
  valueName: (_place, value, language) => positionTexts[language].phases[value as Phase],
  spotsOf: (problem, draft) =>
    spotsIn(problem, ({ field, at, rest, reason }) => {
      if (field === 'houses') {
        const named = [reason?.['field'], ...(rest === undefined ? [] : [rest])];
        const places = named.filter((place) => typeof place === 'string');
        const seats = at === undefined ? seatValues(draft.players).map((_, seat) => seat) : [at];
        return seats.flatMap((seat) =>
          [...places, ...decorPlaces(draft, seat, reason?.['decor'])].map((place) => ({
            seat,
            place,
          })),
        );
      }
      if (at !== undefined && field === 'market') {
        return ['room', 'special'].map((kind) => ({ place: `market/${at + 1}/${kind}` }));
      }
      if (at !== undefined) return [{ seat: at, place: field }];
      if (field === 'held') return [{ place: 'held/room' }, { place: 'held/special' }];
      if (field === 'discards') return [{ place: `discards/${rest ?? 'rooms'}` }];
      if (field === 'decks') return [{ place: 'round' }];
      return [{ place: field === 'market' ? 'market/1/room' : field }];
    }),
};

function decorPlaces(draft: Draft, seat: number, decor: unknown): string[] {
  return Object.entries(entryOf(draft, seat)).flatMap(([place, component]) =>
    decor !== undefined && component === decor ? [place.split('/')[0] ?? place] : [],
  );
}
