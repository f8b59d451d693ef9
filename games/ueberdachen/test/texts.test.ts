import { LANGUAGES } from '@richtfest/engine';
import { describe, expect, it } from 'vitest';
import { sayingsOf, testSayings, testSources } from '../../../testkit/test/suites/sayings.ts';
import { ueberdachen as game } from '../src/index.ts';
import { recipes } from '../src/data/components.ts';
import { RULE_NUMBERS } from '../src/reasons.ts';
import { CHAPTERS, rules } from '../src/rules.ts';
import { texts } from '../src/texts/index.ts';
import { ROOMS } from '../src/words.ts';
import { events, moves, playReasons, tableauReasons } from './sayings.ts';
import { formatOf, positionOf } from './support.ts';

const FOUR = { players: 4 };
const trading = [{ storage: 'lamp lamp' }, { storage: 'door' }, { storage: 'tap' }];
const full = 'lamp lamp lamp lamp lamp lamp';

const FULL_FLOOR = {
  pillars: 4,
  rooms: ['kitchen A: full', 'kitchen C: full', 'kitchen E: full', 'hall G: full'],
};

const BEGUN = ['chamber A: A1'];
const KITCHENS = { small: { top: 'chamber' }, large: { top: 'kitchen' } };

/** One position for each prompt. */
const PROMPTED = [
  positionOf({}, { players: 4, options: { quickStart: false } }),
  positionOf({ phase: 'choose-trade' }, { players: 4, options: { quickStart: false } }),
  positionOf({}, FOUR),
  positionOf({ opener: 0, doubled: true }, FOUR),
  positionOf({ phase: 'roll-again', rolls: 2, die: 3, players: [FULL_FLOOR] }, FOUR),
  positionOf({ phase: 'take' }, FOUR),
  positionOf({ phase: 'steal', players: trading }, FOUR),
  positionOf({ phase: 'steal', doubled: true, opener: 0, players: trading }, FOUR),
  positionOf({ phase: 'pillar' }, FOUR),
  positionOf({ phase: 'act' }, FOUR),
  positionOf({ phase: 'act', players: [{ storage: full }] }, FOUR),
  positionOf({ phase: 'act', players: [{ storage: 'lamp', rooms: BEGUN }] }, FOUR),
  positionOf({ phase: 'act', stacks: KITCHENS, players: [{ storage: 'lamp' }] }, FOUR),
  positionOf(
    { phase: 'act', stacks: KITCHENS, players: [{ storage: 'shelf', rooms: BEGUN }] },
    FOUR,
  ),
  positionOf(
    {
      phase: 'act',
      stacks: KITCHENS,
      players: [{ storage: 'shelf', rooms: BEGUN }, { storage: 'tap' }],
    },
    FOUR,
  ),
  positionOf({ phase: 'pay', bank: { item: 'door' }, players: [{ storage: full }] }, FOUR),
  positionOf({ phase: 'pay', bank: { item: 'pillar' }, players: [{ storage: full }] }, FOUR),
  positionOf(
    { phase: 'answer', offer: { to: 'all', deal: 'lamp for door' }, players: trading },
    FOUR,
  ),
  positionOf(
    {
      phase: 'pick',
      offer: { to: 1, deal: 'lamp for door', answers: { 1: 'door for lamp lamp' } },
      players: trading,
    },
    FOUR,
  ),
  positionOf({ phase: 'discard', players: [{ storage: full }, { storage: full }] }, FOUR),
  positionOf({ phase: 'over', roof: 0 }, FOUR),
  positionOf({ phase: 'over' }, FOUR),
];

const suite = {
  game,
  moves,
  events,
  reasons: { ...playReasons, ...tableauReasons },
  prompted: PROMPTED,
  formatOf,
};

testSayings(suite);

it.each(LANGUAGES)(
  'begins every sentence and label with a capital or a number in %s',
  (language) => {
    for (const { text } of sayingsOf(suite, language)) expect(text).toMatch(/^[\p{Lu}\d]/u);
  },
);

it('says in every language that the names are ours', () => {
  expect(texts.en.blurb).toContain('ours');
  expect(texts.de.blurb).toContain('von uns');
  expect(texts.nl.blurb).toContain('van ons');
});

testSources(game, { numbers: RULE_NUMBERS, chapters: CHAPTERS });

it.each(['UD-3', 'UD-4'])('calls die and cards our own: %s', (number) => {
  expect(rules.find((rule) => rule.number === number)?.sources).toContain('design');
});

describe('UD-3', () => {
  const lists = LANGUAGES.map((language) => ({
    language,
    lines:
      game.texts[language].rules['UD-3']?.more?.find((block) => typeof block !== 'string') ?? [],
  }));

  it.each(lists)('prints the recipe of every room in $language', ({ language, lines }) => {
    expect(lines).toHaveLength(ROOMS.length);
    ROOMS.forEach((room, at) => {
      expect(lines[at]?.toLowerCase()).toContain(texts[language].rooms[room].toLowerCase());
      expect(lines[at]?.split(/[,;] /u).length).toBe(recipes[room].length + 1);
    });
  });

  it.each(lists)('calls all recipes ours but the chamber in $language', ({ lines }) => {
    const isOurs = (line: string) => /\(\S+, (ours|von uns|van ons)\)/u.test(line);
    expect(lines.map(isOurs)).toEqual(ROOMS.map((room) => room !== 'chamber'));
  });

  it('follows the data', () => {
    expect(lists[0]?.lines[3]).toBe(
      'Kitchen (large, ours): left lamp, shelf, tap, door; right socket, socket, radiator, tiles.',
    );
  });
});
