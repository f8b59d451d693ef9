import {
  BASEMENT_ROOMS,
  COLOURS,
  DECORS,
  type Decor,
  FIELDS,
  HELPERS,
  type Helper,
  ROOMS,
  type Room,
  type RoomCard,
  type SpecialCard,
  TOOLS,
  dreamHomeTexts,
} from '@richtfest/dream-home';
import { type Language, byLanguage } from '@richtfest/engine';
import type { GameComponents } from '../components.ts';
import palette from './art/palette.module.css';
import { EmptyRoomArt, RoomArt, SpecialArt } from './table/parts/card.tsx';
import { tableTexts } from './texts/index.ts';

/** DH-17: a face-down card. */
export const EMPTY = 'empty';

/** DH-19: tiles that lie beside the house. */
export const GARDEN_DECORS = ['tree-house', 'bird-house'] as const satisfies readonly Decor[];

const INDOOR_DECORS = DECORS.filter(
  (decor) => !(GARDEN_DECORS as readonly Decor[]).includes(decor),
);

/** `red roof`, `red roof window`. */
const ROOFS = COLOURS.flatMap((colour) => [`${colour} roof`, `${colour} roof window`]);

const UPSTAIRS_ROOMS = ROOMS.filter((room) => !isBasementRoom(room));

/** The room cards, décor tiles, roofs and helpers that can be put on the places of a house. */
export const components: GameComponents = {
  choicesAt(place) {
    if (place.endsWith('/decor')) return INDOOR_DECORS;
    if (place.startsWith('roof/')) return ROOFS;
    if (!FIELDS.some((field) => field === place)) return [place.split('/').at(-1) ?? place];
    return place.startsWith('B')
      ? [...BASEMENT_ROOMS, EMPTY, ...UPSTAIRS_ROOMS]
      : [...UPSTAIRS_ROOMS, EMPTY, ...BASEMENT_ROOMS];
  },
  nameOf(component, language) {
    const texts = dreamHomeTexts[language];
    if (component === EMPTY) return texts.emptyRoom;
    const room = roomNamed(component);
    if (room !== undefined) return nameOfRoom(room, language);
    const card = specialNamed(component);
    return card === undefined ? component : nameOfSpecial(card, language);
  },
  Art: ({ component }) => {
    if (component === EMPTY) return <EmptyRoomArt />;
    const room = roomNamed(component);
    if (room !== undefined) return <RoomArt room={room.room} childrenShown={room.children} />;
    const card = specialNamed(component);
    return card === undefined ? undefined : <SpecialArt card={card} />;
  },
  wordBreaks: byLanguage((language) => tableTexts[language].wordBreaks),
  palette: palette['palette'] ?? '',
};

/** `kitchen`, or `kitchen +1` where the children on a card matter; undefined if it is no room. */
export function roomNamed(component: string): RoomCard | undefined {
  const [name, children = '0'] = component.split(' +');
  const room = ROOMS.find((each) => each === name);
  return room === undefined ? undefined : { room, children: Number(children) };
}

function nameOfRoom({ room, children }: RoomCard, language: Language): string {
  const name = dreamHomeTexts[language].rooms[room].one;
  return children === 0 ? name : `${name} +${children}`;
}

function isBasementRoom(room: Room): boolean {
  return (BASEMENT_ROOMS as readonly Room[]).includes(room);
}

function specialNamed(name: string): SpecialCard | undefined {
  if ((DECORS as readonly string[]).includes(name)) return { type: 'decor', decor: name as Decor };
  if ((HELPERS as readonly string[]).includes(name)) {
    return { type: 'helper', helper: name as Helper };
  }
  const tool = TOOLS.find((each) => each === name);
  if (tool !== undefined) return { type: 'tool', tool };
  const colour = COLOURS.find((each) => name.startsWith(`${each} roof`));
  if (colour === undefined) return undefined;
  return { type: 'roof', colour, window: name.endsWith(' window') };
}

function nameOfSpecial(card: SpecialCard, language: Language): string {
  return dreamHomeTexts[language].special(card);
}
