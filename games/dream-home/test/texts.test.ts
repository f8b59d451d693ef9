import { LANGUAGES, type Language, say } from '@richtfest/engine';
import { plainFormats, rulePageChecks } from '@richtfest/testkit';
import { describe, expect, it } from 'vitest';
import { dreamHome } from '../src/index.ts';
import { RULE_NUMBERS } from '../src/reasons.ts';
import { CHAPTERS, rules } from '../src/rules.ts';
import { texts } from '../src/texts/index.ts';
import { COLOURS, DECORS, HELPERS, ROOMS, TOOLS } from '../src/words.ts';
import { stateOf } from './checks/table.ts';
import { events, moves, reasons } from './sayings.ts';

describe.each(LANGUAGES)('what the game says in %s', (language) => {
  it('reads as recorded', async () => {
    const lines = sayingsOf(language).map(({ tag, text }) => `${tag}\n    ${text}`);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`fixtures/sayings.${language}.txt`);
  });

  it('ends sentences with a stop and labels without one, and has no gaps', () => {
    for (const { tag, text } of sayingsOf(language)) {
      expect(text).toMatch(tag.startsWith('move ') ? /[\p{L}\d]$/u : /[.!]$/u);
      expect(text).not.toMatch(/undefined|null|NaN|\[object| {2}|^ | $/);
    }
  });
});

describe('the three languages', () => {
  it('say different words', () => {
    const [en, de, nl] = LANGUAGES.map(sayingsOf);
    const same = en!.filter(({ text }, at) => !allDiffer([text, de![at]!.text, nl![at]!.text]));
    expect(same).toEqual([]);
  });

  it('give every card a name of its own', () => {
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

describe('the rules as people read them', () => {
  it.each(rulePageChecks(dreamHome))('$name', ({ check }) => {
    expect(check).not.toThrow();
  });
});

describe('the sources of the rules', () => {
  it('stand for every rule, in order, chapter by chapter', () => {
    expect(rules.map(({ number }) => number)).toEqual(RULE_NUMBERS);
    expect([...new Set(rules.map(({ chapter }) => chapter))]).toEqual(CHAPTERS);
    for (const { sources } of rules) expect(sources.length).toBeGreaterThan(0);
  });

  it('call copies and children our own', () => {
    for (const number of ['DH-2', 'DH-3', 'DH-4']) {
      expect(rules.find((rule) => rule.number === number)?.sources).toContain('design');
    }
  });
});

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
];

/** Every sentence of the examples, and the prompts. */
function sayingsOf(language: Language): { tag: string; text: string }[] {
  const own = texts[language];
  const format = plainFormats[language];
  return [
    ...Object.values(moves)
      .flat()
      .map((move) => ({ tag: `move ${move.verb}`, text: say(own.moves, 'verb', move, format) })),
    ...Object.values(events)
      .flat()
      .map((event) => ({
        tag: `event ${event.type}`,
        text: say(own.events, 'type', event, format),
      })),
    ...Object.values(reasons)
      .flat()
      .map((reason) => ({
        tag: `reason ${reason.code}`,
        text: say(own.reasons, 'code', reason, format),
      })),
    ...PROMPTED.map((state) => ({
      tag: `prompt ${state.phase}`,
      text: own.prompt(dreamHome.view(state, 'public'), format),
    })),
  ];
}

function allDiffer(told: readonly string[]): boolean {
  return new Set(told).size === told.length;
}
