import { LANGUAGES, type Language, type Random, reasonText, say } from '@richtfest/engine';
import { rulePageChecks } from '@richtfest/testkit';
import { describe, expect, it } from 'vitest';
import { CARD_COUNT, ROOMS, bestTreehouse as game } from '../src/index.ts';
import type { Move } from '../src/moves/move.ts';
import { RULE_NUMBERS } from '../src/reasons.ts';
import { CHAPTERS, rules } from '../src/rules.ts';
import { texts } from '../src/texts/index.ts';
import { BONUSES, COLOURS } from '../src/words.ts';
import { events, moves, playReasons, tableauReasons } from './sayings.ts';
import { type Moment, formatOf, randomGame, viewOf } from './support.ts';

const GAMES = 40;

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
      expect(text).toMatch(tag.startsWith('move ') ? /[\p{L}\d)”“]$/u : /[.!]$/u);
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

  it('call the names of the rooms our own', () => {
    expect(rules.find(({ number }) => number === 'BT-1')?.sources).toContain('design');
  });
});

interface Saying {
  readonly kind: 'events' | 'moves' | 'reasons';
  readonly tag: string;
  readonly text: string;
}

/** All a moment gives to say: events, prompt, moves, and the refusals of a few bad ideas. */
function spoken({ state, events: happened, random }: Moment, language: Language): Saying[] {
  const own = texts[language];
  const format = formatOf(language);
  expectWords(own.prompt(game.view(state, 'public'), format));
  const sayings: Saying[] = happened.map((event) => {
    return { kind: 'events', tag: event.type, text: say(own.events, 'type', event, format) };
  });
  if (state.phase === 'over') return sayings;
  const seat = random.below(state.players.length);
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
  const colour = COLOURS[random.below(COLOURS.length)]!;
  const ideas: Move[] = [
    { verb: 'choose', card: random.below(CARD_COUNT) },
    { verb: 'place', level: 2 + random.below(5), position: random.below(6) },
    { verb: 'discard' },
    { verb: 'take-back' },
    { verb: 'take-bonus', bonus: BONUSES[random.below(2)]! },
    { verb: 'put-bonus', colour },
    { verb: 'take-colour', colour },
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

const THREE = { players: 3, options: { firstSeat: 0 } };
const PROMPTED = [
  viewOf({}, THREE),
  viewOf({ chosen: ['gym'] }, THREE),
  viewOf({ chosen: ['gym', 'library'] }, THREE),
  viewOf({ phase: 'build' }, THREE),
  viewOf({ phase: 'build', settled: ['discard'] }, THREE),
  viewOf({ phase: 'build', settled: ['discard', 'discard'] }, THREE),
  viewOf({ phase: 'take-bonus' }, THREE),
  viewOf({ phase: 'put-bonus', bonuses: [2, 0, 2] }, THREE),
  viewOf({ phase: 'take-colour' }, { players: 2, options: { firstSeat: 0, young: true } }),
  viewOf({ phase: 'over', points: [[5], [7], [1]] }, THREE),
  viewOf({ phase: 'over', points: [[7], [7], [1]] }, THREE),
];

function allDiffer(told: readonly string[]): boolean {
  return new Set(told).size === told.length;
}

/** Thrown, not expected: a million expectations take their time. */
function expectWords(text: string): void {
  const isTrimmed = text.trim() === text && text !== '';
  if (isTrimmed && !/undefined|null|NaN|\[object| {2}/.test(text)) return;
  throw new Error(`these are no words: “${text}”`);
}

describe('the rooms', () => {
  const named = LANGUAGES.map((language) => ROOMS.map(({ id }) => texts[language].rooms[id]));

  it('have 72 names in each language, none twice', () => {
    for (const list of named) expect(new Set(list.map(({ name }) => name)).size).toBe(72);
  });

  it('have a line each, none twice, short enough for a card and ended like a sentence', () => {
    for (const list of named) {
      expect(new Set(list.map(({ line }) => line)).size).toBe(72);
      for (const { line } of list) {
        expect(line).toMatch(/[.!?…]$/u);
        expect(line.length).toBeLessThanOrEqual(48);
      }
    }
  });

  it('have lines of their own in each language', () => {
    const [en, de, nl] = named.map((list) => list.map(({ line }) => line));
    expect(en!.filter((line, at) => !allDiffer([line, de![at]!, nl![at]!]))).toEqual([]);
  });
});
