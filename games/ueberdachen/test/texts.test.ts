import { LANGUAGES, type Language, say } from '@richtfest/engine';
import { rulePageChecks } from '@richtfest/testkit';
import { describe, expect, it } from 'vitest';
import { ueberdachen } from '../src/index.ts';
import { RULE_NUMBERS } from '../src/reasons.ts';
import { CHAPTERS, rules } from '../src/rules.ts';
import { texts } from '../src/texts/index.ts';
import { events, moves, playReasons, tableauReasons } from './sayings.ts';
import { formatOf, positionOf } from './support.ts';

const FOUR = { players: 4 };
const trading = [{ storage: 'lamp lamp' }, { storage: 'door' }, { storage: 'tap' }];
const full = 'lamp lamp lamp lamp lamp lamp';

/** One position for each prompt. */
const PROMPTED = [
  positionOf({}, { players: 4, options: { quickStart: false } }),
  positionOf({ phase: 'choose-trade' }, { players: 4, options: { quickStart: false } }),
  positionOf({}, FOUR),
  positionOf({ opener: 0, doubled: true }, FOUR),
  positionOf({ phase: 'roll-again', rolls: 2, die: 3 }, FOUR),
  positionOf({ phase: 'take' }, FOUR),
  positionOf({ phase: 'steal', players: trading }, FOUR),
  positionOf({ phase: 'steal', doubled: true, opener: 0, players: trading }, FOUR),
  positionOf({ phase: 'pillar' }, FOUR),
  positionOf({ phase: 'act' }, FOUR),
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

/** Every sentence of the examples, and the prompts. */
function sayingsOf(language: Language): { tag: string; text: string }[] {
  const own = texts[language];
  const format = formatOf(language);
  const told = (kind: string, things: object, sayings: object, tag: 'verb' | 'type' | 'code') =>
    Object.values(things as Record<string, Record<typeof tag, string>[]>).flatMap((list) =>
      list.map((thing) => ({
        tag: `${kind} ${thing[tag]}`,
        text: say(sayings, tag, thing, format),
      })),
    );
  return [
    ...told('move', moves, own.moves, 'verb'),
    ...told('event', events, own.events, 'type'),
    ...told('reason', { ...playReasons, ...tableauReasons }, own.reasons, 'code'),
    ...PROMPTED.map((view) => ({ tag: `prompt ${view.phase}`, text: own.prompt(view, format) })),
  ];
}

describe.each(LANGUAGES)('what the game says in %s', (language) => {
  it('reads as recorded', async () => {
    const lines = sayingsOf(language).map(({ tag, text }) => `${tag}\n    ${text}`);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`fixtures/sayings.${language}.txt`);
  });

  it('has words, ends sentences with a stop and labels without one', () => {
    for (const { tag, text } of sayingsOf(language)) {
      expect(text).not.toMatch(/undefined|null|NaN|\[object| {2}|^\s|\s$/u);
      expect(text).toMatch(tag.startsWith('move ') ? /[\p{L}\d]$/u : /[.!]$/u);
      expect(text).toMatch(/^[\p{Lu}\d]/u);
    }
  });
});

describe('the three languages', () => {
  it('say different words', () => {
    const [en, de, nl] = LANGUAGES.map(sayingsOf);
    const same = en!.filter(
      ({ text }, at) => new Set([text, de![at]!.text, nl![at]!.text]).size < 3,
    );
    expect(same).toEqual([]);
  });

  it('say that the names are ours', () => {
    expect(texts.en.blurb).toContain('ours');
    expect(texts.de.blurb).toContain('von uns');
    expect(texts.nl.blurb).toContain('van ons');
  });
});

describe('the rules as people read them', () => {
  it.each(rulePageChecks(ueberdachen))('$name', ({ check }) => {
    expect(check).not.toThrow();
  });
});

describe('the sources of the rules', () => {
  it('stand for every rule, in order, chapter by chapter', () => {
    expect(rules.map(({ number }) => number)).toEqual(RULE_NUMBERS);
    const chapters = rules.map(({ chapter }) => chapter);
    expect([...new Set(chapters)]).toEqual(CHAPTERS);
    for (const { sources } of rules) expect(sources.length).toBeGreaterThan(0);
  });

  it('call die and cards our own', () => {
    for (const number of ['UD-3', 'UD-4']) {
      expect(rules.find((rule) => rule.number === number)?.sources).toContain('design');
    }
  });
});
