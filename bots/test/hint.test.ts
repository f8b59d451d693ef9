import {
  FastChance,
  LANGUAGES,
  Match,
  checkedOptions,
  formatWith,
  isEqualJson,
  randomFromText,
  simulationKey,
} from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { barter } from '../../testkit/test/barter.ts';
import {
  ADVISING_LEVEL,
  type Hint,
  type SeeingBot,
  adviser,
  botNamed,
  hintFor,
  hintSentence,
} from '../src/index.ts';
import { GAMES, askedSeat, matchAfter } from './tables.ts';

const expert = botNamed(`${ADVISING_LEVEL}@8`, { now: () => 0 }) as SeeingBot;

function hintAt(match: Match, seat: number): Hint<{ verb: string }> | undefined {
  const { game, state } = match;
  return hintFor(
    {
      game,
      seat,
      observation: match.observe(seat),
      legal: game.legal(state, seat),
      optional: game.optional(state, seat),
      random: randomFromText('advice'),
    },
    expert,
  );
}

describe.each(GAMES.map((game) => [game.id, game] as const))('a hint in %s', (_, game) => {
  const positions = Array.from({ length: 30 }, (__, at) => matchAfter(game, at * 5));

  test('is an allowed move and gains what it claims', () => {
    let promised = 0;
    for (const match of positions) {
      const seat = askedSeat(match);
      if (seat === undefined) continue;
      const before = game.standing(match.state, seat)[seat]!;
      const { move, gain } = hintAt(match, seat)!;
      expect(game.refusal(match.state, seat, move)).toBeUndefined();
      if (gain.when !== 'now' || gain.isAverage) continue;
      match.play(seat, move);
      const after = game.standing(match.state, seat)[seat]!;
      expect(after.score - before.score).toBe(gain.points);
      const parts = Object.values(gain.parts).reduce((sum, value) => sum + value, 0);
      expect(parts).toBeCloseTo(gain.points, 6);
      promised++;
    }
    expect(promised).toBeGreaterThan(5);
  });

  test('is one sentence in every language, with the game’s own words', () => {
    const kinds = new Set<string>();
    for (const match of [4, 9, 33, 60].map((moves) => matchAfter(game, moves))) {
      const seat = askedSeat(match);
      if (seat === undefined) continue;
      const hint = hintAt(match, seat);
      for (const language of LANGUAGES) {
        const format = formatWith(Intl, language, ['Anna', 'Ben', 'Cleo', 'Dov']);
        const words = { language, texts: game.texts[language], format, adviser: 'Ada' };
        const sentence = hintSentence(hint, words);
        expect(sentence).toMatch(/^Ada .+ – .+\.$/u);
        expect(sentence).not.toMatch(/undefined|NaN|\n/);
        kinds.add(`${language} ${sentence}`);
      }
    }
    expect(kinds.size).toBeGreaterThan(3);
  });
});

describe('what a hint says', () => {
  const pigs = GAMES.find(({ id }) => id === 'three-little-pigs')!;
  const format = formatWith(Intl, 'en', ['Anna', 'Ben']);
  const words = { language: 'en', texts: pigs.texts.en, format, adviser: 'Ada' } as const;
  const nothing = {
    parts: {},
    points: 0,
    others: [],
    when: 'now',
    isAverage: false,
    edge: 0,
    isLast: false,
    isOnly: false,
  } as const;
  const said = (gain: object) =>
    hintSentence({ move: { verb: 'stop' }, gain: { ...nothing, ...gain } }, words);

  test.each([
    [{ points: 3, parts: { tiles: 3 } }, '3 points at once (Tiles).'],
    [
      { points: 6, parts: { tiles: 4, pots: 2 }, when: 'turn' },
      '6 points still this turn (Tiles +4, Flower pots +2).',
    ],
    [{ points: 1.5, parts: { tiles: 1.5 }, isAverage: true }, 'about 1.5 points on average'],
    [{ points: -2, parts: { tiles: -2 } }, 'costs 2 points now'],
    [{ others: [{ seat: 1, points: -4 }] }, 'Ben loses 4 points.'],
    [{ others: [{ seat: 1, points: 4 }], edge: 1 }, 'about 1 point better than any other move.'],
    [{ isOnly: true, edge: 5 }, 'there is nothing else to do.'],
    [{ edge: 0.9 }, '– no points yet, and other moves may be just as good.'],
    [{ isLast: true, edge: 5 }, '– no other move gets you more.'],
    [{ points: -2, parts: { tiles: -2 }, isLast: true }, '– costs 2 points.'],
    [{ points: -2, parts: { tiles: -2 }, isOnly: true }, '– costs 2 points.'],
  ])('%o', (gain, end) => {
    expect(said(gain)).toContain(`Ada suggests: Stop rolling – `);
    expect(said(gain)).toContain(end);
  });

  test('why the move is better, after points at once and instead of later ones', () => {
    const because = 'you finish more houses (2 instead of 1)';
    const explained = (gain: object) =>
      hintSentence(
        { move: { verb: 'stop' }, gain: { ...nothing, ...gain } },
        { ...words, because },
      );
    expect(explained({ edge: 2 })).toBe(`Ada suggests: Stop rolling – ${because}.`);
    const gain = { points: 3, parts: { tiles: 3 } };
    expect(explained(gain)).toContain(`– 3 points at once (Tiles); ${because}.`);
    expect(explained({ ...gain, when: 'turn' })).toContain(`– ${because}.`);
    expect(explained({ isOnly: true })).toContain('there is nothing else to do.');
  });

  test('that a seat that owes nothing would do nothing', () => {
    expect(hintSentence(undefined, words)).toBe('Ada would just wait here.');
  });
});

test('no persona at the table gives hints', () => {
  expect(adviser(['Rosa']).name).toBe('Ada');
  expect(adviser(['Ada', 'Leo']).name).toBe('Greta');
});

test('the last move of a game gains nothing in the long run', () => {
  const game = GAMES.find(({ id }) => id === 'dream-home')!;
  const house = { G1: 'kitchen', G2: 'bathroom', G3: 'bedroom', U1: 'study', U2: 'living-room' };
  const houses = [{ ...house, U3: 'living-room' }];
  const start = {
    phase: 'helpers',
    round: 12,
    market: ['', '', '', '', ''],
    houses,
    helpers: [['handyman']],
  };
  const options = checkedOptions(game, { players: 2, options: { firstSeat: 0 } });
  const seats = [{ name: 'Anna' }, { name: 'Ben' }];
  const generator = { name: 'fast', seed: 'last', game: 0 } as const;
  const { id, rulesVersion } = game;
  const header = { game: id, rulesVersion, options, seats, generator, start };
  const match = new Match(game, header, new FastChance(simulationKey('last', 0)));
  const legal = game.legal(match.state, 0);
  expect(legal).toContainEqual({ verb: 'handyman', a: 'G1', b: 'G2' });
  const hint = hintAt(match, 0)!;
  expect(hint.move).toEqual({ verb: 'done' });
  expect(hint.gain).toMatchObject({ points: 0, isLast: true });
});

test('an optional move is compared with doing nothing', () => {
  const match = matchAfter(barter, 0);
  const seat = 1;
  expect(match.game.legal(match.state, seat)).toEqual([]);
  const optional = match.game.optional(match.state, seat);
  const eager: SeeingBot = { ...expert, volunteer: ({ optional: [first] }) => first };
  const decision = {
    game: match.game,
    seat,
    observation: match.observe(seat),
    legal: [],
    optional,
    random: randomFromText('advice'),
  };
  expect(isEqualJson(hintFor(decision, eager)?.move, optional[0])).toBe(true);
  expect(hintFor(decision, { ...expert, volunteer: () => undefined })).toBeUndefined();
});
