import type { ByLanguage, Language, OptionText, Plural } from '@richtfest/engine';
import { MAX_CHILDREN } from '../codes.ts';
import type { Colour, Decor, Helper, Room, Tool } from '../words.ts';

type Field =
  | 'rooms'
  | 'roofs'
  | 'decor'
  | 'helpers'
  | 'tools'
  | 'points'
  | 'points.0'
  | 'points.1'
  | 'points.2'
  | 'children'
  | 'beside'
  | 'cards'
  | 'value'
  | 'decor.rooms'
  | 'outdoors';

interface CardListTexts {
  readonly fields: Readonly<Record<Field, string>>;
  /** Cards that show this number of children. */
  readonly withChildren: (children: number) => string;
  readonly problems: Readonly<
    Record<
      'room-cards' | 'special-cards' | 'decor-copies',
      NonNullable<OptionText['problems']>[string]
    >
  >;
}

const texts: ByLanguage<CardListTexts> = {
  en: {
    fields: {
      rooms: 'room cards',
      roofs: 'roofs',
      decor: 'décor',
      helpers: 'helpers',
      tools: 'tools',
      points: 'points by size',
      'points.0': 'one card',
      'points.1': 'two cards',
      'points.2': 'three cards',
      children: 'cards',
      beside: 'points beside its partner room',
      cards: 'cards',
      value: 'points',
      'decor.rooms': 'goes with',
      outdoors: 'outdoors',
    },
    withChildren: (children) =>
      ['without children', 'with one child'][children] ?? `with ${children} children`,
    problems: {
      'room-cards': ({ wanted, actual }) =>
        `There must be ${wanted} room cards in all, not ${actual}.`,
      'special-cards': ({ wanted, actual, roofs, decor, helpers, tools }) =>
        `There must be ${wanted} special cards in all, not ${actual}: now there are ${roofs} roofs, ${decor} décor cards, ${helpers} helpers and ${tools} tools.`,
      'decor-copies': () =>
        'At most 1 card: every décor card needs a tile of its own, and there is one.',
    },
  },
  de: {
    fields: {
      rooms: 'Raumkarten',
      roofs: 'Dächer',
      decor: 'Dekorationen',
      helpers: 'Helfer',
      tools: 'Werkzeuge',
      points: 'Punkte nach Größe',
      'points.0': 'eine Karte',
      'points.1': 'zwei Karten',
      'points.2': 'drei Karten',
      children: 'Karten',
      beside: 'Punkte neben dem passenden Raum',
      cards: 'Karten',
      value: 'Punkte',
      'decor.rooms': 'passt zu',
      outdoors: 'im Freien',
    },
    withChildren: (children) =>
      ['ohne Kinder', 'mit einem Kind'][children] ?? `mit ${children} Kindern`,
    problems: {
      'room-cards': ({ wanted, actual }) =>
        `Es müssen insgesamt ${wanted} Raumkarten sein, nicht ${actual}.`,
      'special-cards': ({ wanted, actual, roofs, decor, helpers, tools }) =>
        `Es müssen insgesamt ${wanted} Spezialkarten sein, nicht ${actual}: Jetzt sind es ${roofs} Dächer, ${decor} Dekorationen, ${helpers} Helfer und ${tools} Werkzeuge.`,
      'decor-copies': () =>
        'Höchstens 1 Karte: Jede Dekorationskarte braucht ihr eigenes Plättchen, und es gibt nur eins.',
    },
  },
  nl: {
    fields: {
      rooms: 'kamerkaarten',
      roofs: 'daken',
      decor: 'inrichting',
      helpers: 'klussers',
      tools: 'gereedschap',
      points: 'punten per grootte',
      'points.0': 'één kaart',
      'points.1': 'twee kaarten',
      'points.2': 'drie kaarten',
      children: 'kaarten',
      beside: 'punten naast de kamer die erbij hoort',
      cards: 'kaarten',
      value: 'punten',
      'decor.rooms': 'past bij',
      outdoors: 'buiten',
    },
    withChildren: (children) =>
      ['zonder kinderen', 'met één kind'][children] ?? `met ${children} kinderen`,
    problems: {
      'room-cards': ({ wanted, actual }) =>
        `Er moeten in totaal ${wanted} kamerkaarten zijn, geen ${actual}.`,
      'special-cards': ({ wanted, actual, roofs, decor, helpers, tools }) =>
        `Er moeten in totaal ${wanted} verbouwingskaarten zijn, geen ${actual}: nu zijn het ${roofs} daken, ${decor} keer inrichting, ${helpers} klussers en ${tools} keer gereedschap.`,
      'decor-copies': () =>
        'Hoogstens 1 kaart: elke inrichtingskaart heeft een eigen tegel nodig, en er is er maar één.',
    },
  },
};

interface ComponentNames {
  readonly rooms: Readonly<Record<Room, Plural>>;
  readonly decors: Readonly<Record<Decor, string>>;
  readonly helpers: Readonly<Record<Helper, string>>;
  readonly tools: Readonly<Record<Tool, string>>;
  readonly colours: Readonly<Record<Colour, string>>;
}

const CHILDREN = Array.from({ length: MAX_CHILDREN + 1 }, (_, count) => count);

/** The words and problems of the card list (DH-2 to DH-4). */
export function cardListTexts(
  language: Language,
  { rooms, decors, helpers, tools, colours }: ComponentNames,
): Required<Pick<OptionText, 'words' | 'problems'>> {
  const { fields, withChildren, problems } = texts[language];
  const roomNames = Object.entries(rooms).map(([room, { one }]) => [room, one]);
  const children = CHILDREN.map((count) => [`children.${count}`, withChildren(count)]);
  const words = {
    ...(Object.fromEntries([...roomNames, ...children]) as Record<string, string>),
    ...decors,
    ...helpers,
    ...tools,
    ...colours,
    ...fields,
  };
  return { words, problems };
}
