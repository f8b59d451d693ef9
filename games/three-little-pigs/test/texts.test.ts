import {
  LANGUAGES,
  type Language,
  type Random,
  firstSeatOf,
  reasonText,
  say,
} from '@richtfest/engine';
import { rulePageChecks } from '@richtfest/testkit';
import { describe, expect, it } from 'vitest';
import { threeLittlePigs as game } from '../src/index.ts';
import { MAX_HOUSES, type Move } from '../src/moves/move.ts';
import { RULE_NUMBERS } from '../src/reasons.ts';
import { CHAPTERS, rules } from '../src/rules.ts';
import { texts } from '../src/texts/index.ts';
import { DICE_COUNT, KINDS, MATERIALS, MAX_PLAYERS } from '../src/words.ts';
import { events, moves, playReasons, tableauReasons } from './sayings.ts';
import { type Moment, formatOf, positionOf, randomGame } from './support.ts';

const GAMES = 300;

describe.each(LANGUAGES)('what the game says in %s', (language) => {
  it('has a sentence for all that happens in random games', () => {
    const met = { events: new Set<string>(), moves: new Set<string>(), reasons: new Set<string>() };
    for (let number = 0; number < GAMES; number++) {
      for (const moment of randomGame(number)) {
        for (const { kind, tag, text } of spoken(moment, language)) {
          expectWords(text);
          met[kind].add(tag);
        }
      }
    }
    expect([...met.events].toSorted()).toEqual(Object.keys(texts[language].events).toSorted());
    expect([...met.moves].toSorted()).toEqual(Object.keys(texts[language].moves).toSorted());
    expect([...met.reasons].toSorted()).toEqual(Object.keys(playReasons).toSorted());
  });

  it('reads as recorded', async () => {
    const lines = sayingsOf(language).map(({ tag, text }) => `${tag}\n    ${text}`);
    for (const { text } of sayingsOf(language)) expectWords(text);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`fixtures/sayings.${language}.txt`);
  });

  it('ends sentences with a stop and labels without one', () => {
    for (const { tag, text } of sayingsOf(language)) {
      expect(text).toMatch(tag.startsWith('move ') ? /\w$/u : /[.!]$/u);
    }
  });
});

describe('the three languages', () => {
  it('say different words', () => {
    const [en, de, nl] = LANGUAGES.map(sayingsOf);
    const same = en!.filter(({ text }, at) => !allDiffer([text, de![at]!.text, nl![at]!.text]));
    expect(same).toEqual([]);
  });
});

describe('the rules as people read them', () => {
  it.each(rulePageChecks(game))('$name', ({ check }) => {
    expect(check).not.toThrow();
  });
});

describe('the sources of the rules', () => {
  it('stand for every rule, in order, chapter by chapter', () => {
    expect(rules.map(({ number }) => number)).toEqual(RULE_NUMBERS);
    const chapters = rules.map(({ chapter }) => chapter);
    expect([...new Set(chapters)]).toEqual(CHAPTERS);
    expect(chapters).toEqual(
      chapters.toSorted((a, b) => CHAPTERS.indexOf(a as never) - CHAPTERS.indexOf(b as never)),
    );
    for (const { sources } of rules) expect(sources.length).toBeGreaterThan(0);
  });

  it('call the flower pots our own', () => {
    expect(rules.find(({ number }) => number === 'LP-2')?.sources).toEqual(['design']);
  });
});

interface Saying {
  readonly kind: 'events' | 'moves' | 'reasons';
  readonly tag: string;
  readonly text: string;
}

/** All a moment gives to say: events, prompt, moves, and the refusals of a few bad ideas. */
function spoken({ state, view, events: happened, random }: Moment, language: Language): Saying[] {
  const own = texts[language];
  const format = formatOf(language);
  expectWords(own.prompt(view, format));
  const sayings: Saying[] = happened.map((event) => {
    return { kind: 'events', tag: event.type, text: say(own.events, 'type', event, format) };
  });
  if (state.phase === 'over') return sayings;
  const seat = firstSeatOf(game.owing(state));
  for (const move of [...game.legal(state, seat).slice(-3), anyMove(random), anyMove(random)]) {
    sayings.push({ kind: 'moves', tag: move.verb, text: say(own.moves, 'verb', move, format) });
    const reason = game.refusal(state, seat, move);
    if (reason === undefined || reason.rule.startsWith('RF-')) continue;
    const text = reasonText(reason, own, { language, format });
    sayings.push({ kind: 'reasons', tag: reason.code, text });
  }
  return sayings;
}

function anyMove(random: Random): Move {
  const house = random.below(random.below(8) === 0 ? MAX_HOUSES : 4);
  const dice = [0, 1, 2, 3, 4].filter(() => random.below(DICE_COUNT) < 2);
  const kind = KINDS[random.below(KINDS.length)]!;
  const material = MATERIALS[random.below(MATERIALS.length)]!;
  const ideas: Move[] = [
    { verb: 'roll', dice },
    { verb: 'stop' },
    { verb: 'build', kind, material, house },
    { verb: 'build', kind, material, house: 'new' },
    { verb: 'done' },
    { verb: 'blow', seat: random.below(MAX_PLAYERS), house },
  ];
  return ideas[random.below(ideas.length)]!;
}

/** Every sentence of the examples, and the prompts. */
function sayingsOf(language: Language): { tag: string; text: string }[] {
  const own = texts[language];
  const format = formatOf(language);
  return [
    ...Object.values(moves).flatMap((list) =>
      list.map((move) => ({
        tag: `move ${move.verb}`,
        text: say(own.moves, 'verb', move, format),
      })),
    ),
    ...Object.values(events).flatMap((list) =>
      list.map((event) => ({
        tag: `event ${event.type}`,
        text: say(own.events, 'type', event, format),
      })),
    ),
    ...Object.values({ ...playReasons, ...tableauReasons }).flatMap((list) =>
      list.map((reason) => ({
        tag: `reason ${reason.code}`,
        text: say(own.reasons, 'code', reason, format),
      })),
    ),
    ...PROMPTED.map((view) => ({ tag: `prompt ${view.phase}`, text: own.prompt(view, format) })),
  ];
}

const ONE_HOUSE = ['wood door, wood window +1, wood roof'];
const TWO_WAYS = { players: 2, options: { firstSeat: 0 } };
const PROMPTED = [
  positionOf({ seat: 0, rolls: 1, dice: ['door', 'door', 'window', 'roof', 'roof'] }, TWO_WAYS),
  positionOf({ seat: 0, rolls: 2, dice: ['door', 'door', 'window', 'wolf', 'roof'] }, TWO_WAYS),
  positionOf(
    { seat: 0, phase: 'build', rolls: 3, dice: ['door', 'door', 'window', 'window', 'roof'] },
    TWO_WAYS,
  ),
  positionOf(
    {
      seat: 0,
      phase: 'build',
      rolls: 3,
      dice: ['door', 'door', 'window', 'window', 'roof'],
      firstTile: 'straw door',
      houses: [['straw door'], []],
    },
    TWO_WAYS,
  ),
  positionOf(
    {
      seat: 0,
      phase: 'wolf',
      rolls: 1,
      dice: ['door', 'door', 'wolf', 'wolf', 'roof'],
      houses: [[], ONE_HOUSE],
    },
    TWO_WAYS,
  ),
  overWith([[], ONE_HOUSE]),
  overWith([['straw door, straw roof'], ['straw window, straw roof']]),
];

function overWith(houses: string[][]): ReturnType<typeof positionOf> {
  const empty = Object.fromEntries(
    ['straw', 'wood', 'stone'].map((material) => [`${material} roof`, []]),
  );
  const position = { phase: 'over', houses, stacks: empty, dice: Array(5).fill('door'), rolls: 3 };
  return positionOf(position, TWO_WAYS);
}

function allDiffer(told: readonly string[]): boolean {
  return new Set(told).size === told.length;
}

/** Thrown, not expected: a million expectations take their time. */
function expectWords(text: string): void {
  const isTrimmed = text.trim() === text && text !== '';
  if (isTrimmed && !/undefined|null|NaN|\[object| {2}/.test(text)) return;
  throw new Error(`these are no words: “${text}”`);
}
