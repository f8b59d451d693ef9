import { type Language, capitalize } from '@richtfest/engine';
import {
  COLUMNS,
  FLOORS,
  MATERIALS,
  type Material,
  type Phase,
  ROOMS,
  SIZES,
  type Size,
  TRADES,
  ueberdachenTexts,
} from '@richtfest/ueberdachen';
import { editorTexts } from '../../../position-editor/editor-texts.ts';
import { type Draft, type PositionKit, seatValues } from '../../../position-editor/position-kit.ts';
import { spotsIn } from '../../../position-editor/problem-path.ts';
import type { PadSpot } from '../../../score-pad/pad-game.ts';
import { components } from '../components.tsx';
import { placeOf } from '../pad/entry.ts';
import { pad } from '../pad/index.ts';
import { sizeOf } from '../table/derive.ts';
import { DieFace } from '../table/parts/die.tsx';
import { PillarIcon } from '../table/parts/deal-side.tsx';
import { MaterialArt } from '../table/parts/material-art.tsx';
import {
  type ANSWERS,
  DIE,
  EVERYONE,
  entryOf,
  known,
  optionsOf,
  placesAt,
  roomsOf,
  seatPlaces,
  tablePlaces,
} from './entry.ts';
import { OF_THE_ROLL, left, put } from './put.ts';
import { positionTexts } from './texts.ts';

const PILLAR = 'pillar';

function choicesAt(draft: Draft, { seat, place }: PadSpot): readonly string[] {
  const [area = '', part = ''] = place.split('/');
  if (area === 'die')
    return [0, ...optionsOf(draft).die.map((_, at) => at + 1)].map((face) => `${DIE}${face}`);
  if (area === 'stacks') return ROOMS.filter((room) => sizeOf(room) === part);
  if (area === 'storage') return MATERIALS;
  // UD-10: pillars come from the rolling seat.
  if (area === 'offer') return part === 'give' ? [...MATERIALS, PILLAR] : MATERIALS;
  if (area === 'counter' || area === 'proposal') {
    return part === 'want' ? [...MATERIALS, PILLAR] : MATERIALS;
  }
  return seat !== undefined && area === 'trade' ? TRADES : components.choicesAt(place);
}

function placeName(place: string, language: Language): string {
  const texts = positionTexts[language];
  const [area = '', part = '', material] = place.split('/');
  if (material !== undefined) return nameOf(material, language);
  if (area === 'offer') return texts.offer[part as keyof typeof texts.offer];
  if (area === 'counter' || area === 'proposal') {
    return texts[area][part as keyof typeof texts.proposal];
  }
  if (area === 'stacks') return texts.stack(ueberdachenTexts[language].sizes[part as Size]);
  if (Object.hasOwn(texts.places, area)) return texts.places[area as keyof typeof texts.places];
  if (['seat', 'phase', 'rolls', 'round', 'firstSeat'].includes(area)) {
    return editorTexts[language][area as 'seat'];
  }
  return pad.placeName(place, language);
}

function nameOf(component: string, language: Language): string {
  if (component === `${DIE}0`) return positionTexts[language].notRolled;
  if (component.startsWith(DIE)) return component.slice(DIE.length);
  if (component === PILLAR) return positionTexts[language].pillar;
  return isMaterial(component)
    ? capitalize(ueberdachenTexts[language].materials[component].one)
    : components.nameOf(component, language);
}

function isMaterial(component: string): component is Material {
  return (MATERIALS as readonly string[]).includes(component);
}

function valueName(place: string, value: string, language: Language): string {
  const texts = positionTexts[language];
  if (place === 'phase') return texts.phases[value as Phase];
  if (place === 'answer') return texts.answers[value as (typeof ANSWERS)[number]];
  if (value === EVERYONE) return texts.everyone;
  return nameOf(value, language);
}

export const positionKit: PositionKit = {
  pad,
  components: {
    ...components,
    nameOf,
    Art: ({ component }) => {
      if (isMaterial(component)) return <MaterialArt material={component} />;
      if (component === PILLAR) return <PillarIcon />;
      if (!component.startsWith(DIE)) return <components.Art component={component} />;
      const number = Number(component.slice(DIE.length));
      return number === 0 ? undefined : <DieFace number={number} faces={[]} />;
    },
  },
  tablePlaces,
  seatPlaces,
  placesAt,
  entryOf,
  put,
  choicesAt,
  left,
  followers: [...OF_THE_ROLL, 'opener', 'loosePillars', 'turns'],
  placeName,
  valueName,
  spotsOf: (problem, draft) =>
    spotsIn(problem, ({ field, at, rest = '', reason }) => {
      if (field === 'players' && at !== undefined) {
        const own = ['storage', 'trade', 'pillars'].find((place) => rest.startsWith(place));
        return own === undefined ? roomSpots(draft, at, reason) : [{ seat: at, place: own }];
      }
      if (field === 'players') {
        return seatValues(draft.players).map((_, seat) => ({ seat, place: 'trade' }));
      }
      if (field === 'stacks') return SIZES.map((size) => ({ place: `stacks/${size}` }));
      if (field === 'offer' || field === 'proposals') return tradeSpots(field, rest);
      if (field === 'proposalsMade') return otherSpots(draft, 'proposal/give');
      const follows = ['toTake', 'thefts', 'steps', 'doubled', 'rollingThree'].includes(field);
      return [{ place: follows ? 'die' : field }];
    }),
};

/** `answers.1` or `1` names the seat that answered or proposed. */
function tradeSpots(field: string, rest: string): PadSpot[] {
  const [, digits] = /(\d+)$/.exec(rest) ?? [];
  if (digits === undefined) return [{ place: 'offer/give' }];
  return [{ seat: Number(digits), place: field === 'offer' ? 'answer' : 'proposal/give' }];
}

function otherSpots(draft: Draft, place: string): PadSpot[] {
  const { seat: rolling } = known(draft);
  return seatValues(draft.players).flatMap((_, seat) =>
    seat === rolling ? [] : [{ seat, place }],
  );
}

/** The rooms that a reason names; without any, the trade that a house starts with. */
function roomSpots(
  draft: Draft,
  seat: number,
  reason: Readonly<Record<string, unknown>> | undefined,
): PadSpot[] {
  const rooms = roomsOf(known(draft).players?.[seat], draft);
  const columns = Array.from({ length: FLOORS }, (_, floor) =>
    placeOf(floor, Number(reason?.['column'] ?? COLUMNS)),
  );
  const named = rooms.filter(({ place, room }) => {
    if (reason?.['column'] !== undefined) return columns.includes(place);
    return reason?.['room'] === undefined
      ? reason?.['code'] === 'no-ceiling-yet' && place.startsWith('1')
      : room === reason['room'];
  });
  return named.length === 0
    ? [{ seat, place: 'trade' }]
    : named.map(({ place }) => ({ seat, place }));
}
