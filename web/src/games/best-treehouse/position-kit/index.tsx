import { COLOURS, type Phase, type Position, SLOTS, writePlace } from '@richtfest/best-treehouse';
import type { Language } from '@richtfest/engine';
import { editorTexts } from '../../../position-editor/editor-texts.ts';
import type { Draft, PositionKit } from '../../../position-editor/position-kit.ts';
import { spotsIn } from '../../../position-editor/problem-path.ts';
import type { PadSpot } from '../../../score-pad/pad-game.ts';
import { components } from '../components.tsx';
import { pad } from '../pad/index.ts';
import { DISCARD, NOTHING, PLACES, entryOf, known, seatPlaces, tablePlaces } from './entry.ts';
import { COLOUR_OF, left, put } from './put.ts';
import { positionTexts } from './texts.ts';

/** BT-9: a card that is chosen in secret is still in hand. */
function choicesAt(draft: Draft, { seat, place }: PadSpot): readonly string[] {
  const hand = seat === undefined ? undefined : (draft.position as Position).hands?.[seat];
  const isFromHand = place === 'chosen' && known(draft).phase === 'choose' && hand !== undefined;
  return isFromHand ? hand : COLOURS;
}

function placeName(place: string, language: Language): string {
  const texts = positionTexts[language];
  const [area = '', part = ''] = place.split('/');
  if (area === 'claims') return texts.claim(components.nameOf(part, language));
  if (Object.hasOwn(texts.places, area)) return texts.places[area as keyof typeof texts.places];
  if (area === 'phase' || area === 'round') return editorTexts[language][area];
  return pad.placeName(place, language);
}

function valueName(place: string, value: string, language: Language): string {
  const texts = positionTexts[language];
  if (place === 'phase') return texts.phases[value as Phase];
  if (value === NOTHING) return texts.notYet;
  return value === DISCARD ? texts.faceDown : value;
}

export const positionKit: PositionKit = {
  pad,
  components,
  tablePlaces,
  seatPlaces,
  placesAt: (place) => [{ id: place, is: 'component' }],
  entryOf,
  put,
  choicesAt,
  left,
  kindOf: (component) => COLOUR_OF.get(component) ?? component,
  followers: ['pick', 'round'],
  placeName,
  valueName,
  spotsOf: (problem, draft) =>
    spotsIn(problem, ({ field, at, rest, reason }) => {
      if (field === 'trees' && at !== undefined) {
        const slot = SLOTS.find(
          ({ level, position }) => level === reason?.['level'] && position === reason['position'],
        );
        if (slot !== undefined) return [{ seat: at, place: writePlace(slot) }];
        const tree = Object.entries(entryOf(draft, at)).filter(([place]) => PLACES.includes(place));
        const colour = reason?.['colour'];
        return tree.flatMap(([place, room]) =>
          colour === undefined || COLOUR_OF.get(room ?? '') === colour ? [{ seat: at, place }] : [],
        );
      }
      const places: Readonly<Record<string, string>> = {
        hands: 'hand',
        bonuses: 'bonus',
        points: 'week/1',
      };
      if (at !== undefined) return [{ seat: at, place: places[field] ?? field }];
      return [{ place: field === 'claims' ? `claims/${rest ?? COLOURS[0]}` : field }];
    }),
};
