import { LANGUAGES } from '@richtfest/engine';
import { plainFormats } from '@richtfest/testkit';
import { describe, expect, it } from 'vitest';
import {
  type SayingSuite,
  sayingsOf,
  testSayings,
  testSources,
} from '../../../testkit/test/suites/sayings.ts';
import { allDiffer } from '../../../testkit/test/words.ts';
import { type DreamHomeTypes, dreamHome } from '../src/index.ts';
import { RULE_NUMBERS } from '../src/reasons.ts';
import { CHAPTERS, rules } from '../src/rules.ts';
import { texts } from '../src/texts/index.ts';
import { COLOURS, DECORS, HELPERS, ROOMS, TOOLS } from '../src/words.ts';
import { stateOf } from './checks/table.ts';
import { events, moves, reasons } from './sayings.ts';

const PROMPTED = [
  stateOf({ phase: 'jackhammer', tools: [['jackhammer']] }),
  stateOf({ phase: 'discard' }),
  stateOf({}),
  stateOf({ tools: [['drill']] }),
  stateOf({ held: { room: 'wine-cellar' } }),
  stateOf({ held: { room: 'kitchen', special: 'scaffold' } }),
  stateOf({ phase: 'decor', held: { special: 'tree-house' } }),
  stateOf({ phase: 'decor', held: { special: 'whirlpool' }, houses: [{ G1: 'bathroom' }] }, 2, {
    edition: 'nl',
  }),
  stateOf({ phase: 'scaffold', held: { special: 'scaffold' } }),
  stateOf({ phase: 'helpers', helpers: [['roofer']], discards: { specials: ['red roof'] } }),
  stateOf({ phase: 'over', houses: [{ G1: 'study' }, {}] }),
  stateOf({ phase: 'over', houses: [{ G1: 'study' }, { G1: 'study' }] }),
  stateOf({ phase: 'over', houses: [{ G1: 'bathroom' }, { G1: 'bathroom +1' }] }),
].map((state) => dreamHome.view(state, 'public'));

const suite: SayingSuite<DreamHomeTypes> = {
  game: dreamHome,
  moves,
  events,
  reasons,
  prompted: PROMPTED,
  formatOf: (language) => plainFormats[language],
};

testSayings(suite);

testSources(dreamHome, { numbers: RULE_NUMBERS, chapters: CHAPTERS });

it.each(['DH-2', 'DH-3', 'DH-4'])('calls copies and children our own: %s', (number) => {
  expect(rules.find((rule) => rule.number === number)?.sources).toContain('design');
});

it('names fields by the floors of the language', () => {
  const sentences = sayingsOf(suite, 'de').map(({ text }) => text);
  // German floors are O, E and K.
  expect(sentences.filter((sentence) => /\b[UGB][1-5]\b/u.test(sentence))).toEqual([]);
  const names = (['U1', 'G2', 'B4'] as const).map((field) =>
    LANGUAGES.map((language) => texts[language].field(field)).join(' '),
  );
  expect(names).toEqual(['U1 O1 B1', 'G2 E2 G2', 'B4 K4 K4']);
});

it('gives every card a distinct name', () => {
  for (const language of LANGUAGES) {
    const { rooms, decors, helpers, tools, colours } = texts[language];
    const names = [
      ...ROOMS.map((room) => rooms[room].one),
      ...DECORS.map((decor) => decors[decor]),
      ...HELPERS.map((helper) => helpers[helper]),
      ...TOOLS.map((tool) => tools[tool]),
      ...COLOURS.map((colour) => colours[colour]),
    ];
    expect(allDiffer(names)).toBe(true);
  }
});

describe('the words of the two rulebooks', () => {
  it('are those of the German edition', () => {
    const { rooms, decors, helpers, tools, parts, name } = texts.de;
    expect(name).toBe('Mein Traumhaus');
    expect(ROOMS.map((room) => rooms[room].one)).toEqual(
      'Wohnzimmer Schlafzimmer Badezimmer Küche Kinderzimmer Arbeitszimmer Bibliothek Spielezimmer Sauna Vorratskammer Ankleidezimmer Garage Weinkeller Werkstatt Abstellraum Waschküche'.split(
        ' ',
      ),
    );
    expect(Object.values(helpers).toSorted()).toEqual([
      'Architektin',
      'Dachdecker',
      'Heimwerker',
      'Innenarchitektin',
      'Lieferant',
    ]);
    expect(Object.values(tools).toSorted()).toEqual([
      'Bohrmaschine',
      'Gerüst',
      'Presslufthammer',
      'Zementmischer',
    ]);
    expect(parts).toEqual({
      rooms: 'Räume',
      decor: 'Dekorationen',
      furnishing: 'Einrichtungsboni',
      roof: 'Dach',
    });
    expect(decors).toMatchObject({
      'grand-piano': 'Flügel',
      'cat-house': 'Katzenhaus',
      'tree-house': 'Baumhaus',
      'bird-house': 'Vogelhäuschen',
      'canopy-bed': 'Himmelbett',
    });
  });

  it('are those of the Dutch edition', () => {
    const { rooms, decors, helpers, tools, parts, name } = texts.nl;
    expect(name).toBe('Droomhuis');
    expect(ROOMS.map((room) => rooms[room].one)).toEqual(
      'woonkamer slaapkamer badkamer keuken kinderkamer studeerkamer bibliotheek spelletjeskamer sauna voorraadkast inloopkast garage wijnkelder werkplaats bergruimte washok'.split(
        ' ',
      ),
    );
    expect(Object.values(helpers).toSorted()).toEqual([
      'architect',
      'dakdekker',
      'interieurontwerpster',
      'klusjesman',
      'leverancier',
    ]);
    expect(Object.values(tools).toSorted()).toEqual(['boor', 'cementmolen', 'drilboor', 'steiger']);
    expect(parts).toEqual({
      rooms: 'Kamers',
      decor: 'Inrichting',
      furnishing: 'Functionaliteit',
      roof: 'Dak',
    });
    expect(decors).toMatchObject({
      'grand-piano': 'piano',
      'cat-house': 'kattenhok',
      'tree-house': 'boomhut',
      'bird-house': 'vogelhuisje',
      'canopy-bed': 'hemelbed',
    });
  });
});
