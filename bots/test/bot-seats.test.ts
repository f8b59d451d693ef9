import { type GameMove, type Game, Match, chanceOf, randomFromText } from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { barter } from '../../testkit/test/barter.ts';
import { pebbles } from '../../testkit/test/pebbles.ts';
import { BotSeats, greedy, random, simulateGame } from '../src/index.ts';

const generator = { name: 'fast', seed: 'bots at a table', game: 1 } as const;

function matchOf(game: Game, options: object, bots: readonly boolean[]) {
  const seats = bots.map((isBot, at) => ({ name: `P${at}`, ...(isBot ? { bot: 'greedy' } : {}) }));
  const header = { game: game.id, rulesVersion: 1, options: options as never, seats, generator };
  return new Match(game, header, chanceOf(generator, undefined)!);
}

const seatsOf = (questions: readonly { seat: number }[]) => questions.map(({ seat }) => seat);

describe('which bots are asked', () => {
  test('every owing bot once per decision, whatever others choose', () => {
    const match = matchOf(pebbles, { generous: false }, [false, true, true]);
    const bots = new BotSeats();
    const { decisions, volunteers } = bots.due(match);
    expect(seatsOf(decisions)).toEqual([1, 2]);
    expect(volunteers).toEqual([]);
    expect(bots.due(match).decisions).toEqual([]);
    const [first] = match.game.legal(match.state, 0) as [GameMove];
    match.play(0, first);
    expect(bots.due(match).decisions).toEqual([]);
    expect(decisions.map(({ seat, decision }) => match.decisionOf(seat) === decision)).toEqual([
      true,
      true,
    ]);
    match.undo(0);
    expect(seatsOf(bots.due(match).decisions)).toEqual([1, 2]);
  });

  test('a stand-in plays for a person, and the next stand-in is asked again', () => {
    const match = matchOf(pebbles, { generous: false }, [false, false, true]);
    const bots = new BotSeats();
    const standIns = new Map([
      [1, 'child'],
      [2, 'greedy'],
    ]);
    const { decisions } = bots.due(match, standIns);
    expect(decisions.map(({ seat, bot }) => [seat, bot])).toEqual([
      [1, 'child'],
      [2, 'greedy'],
    ]);
    expect(bots.due(match, standIns).decisions).toEqual([]);
    expect(bots.due(match).decisions).toEqual([]);
    expect(seatsOf(bots.due(match, standIns).decisions)).toEqual([1]);
  });

  test('no bot plays for a person who has taken over its seat', () => {
    const match = matchOf(pebbles, { generous: false }, [false, true, true]);
    const [question] = new BotSeats().due(match, new Map([[2, 'child']])).decisions;
    expect(question).toMatchObject({ seat: 2, bot: 'child' });
  });

  test('they get what their seat knows and nothing else', () => {
    const match = matchOf(pebbles, { generous: false }, [false, true, true]);
    const [question] = new BotSeats().due(match).decisions;
    expect(question).toMatchObject({ bot: 'greedy', observation: match.observe(1) });
    expect(Object.keys(question ?? {}).sort()).toEqual(
      ['bot', 'decision', 'legal', 'observation', 'optional', 'seat'].sort(),
    );
  });

  test('for optional moves once per position and only a few times', () => {
    const match = matchOf(barter, { turns: 50 }, [false, true, true]);
    const bots = new BotSeats();
    expect(seatsOf(bots.due(match).volunteers)).toEqual([1, 2]);
    expect(bots.due(match).volunteers).toEqual([]);
    let asks = 0;
    for (let wave = 0; wave < 3; wave++) {
      match.play(1, { verb: 'wave' });
      match.play(2, { verb: 'wave' });
      asks += bots.due(match).volunteers.length;
    }
    expect(asks).toBeLessThan(12);
    match.play(0, { verb: 'roll' });
    // There is new information, so they may be asked again.
    expect(seatsOf(bots.due(match).volunteers)).toEqual([2]);
  });

  test('never about a secret choice, because others would notice a change', () => {
    const match = matchOf(pebbles, { generous: false }, [false, true, true]);
    const bots = new BotSeats();
    match.play(1, match.game.legal(match.state, 1)[0]);
    expect(match.game.optional(match.state, 1)).toEqual([{ verb: 'take-back' }]);
    expect(bots.due(match).volunteers).toEqual([]);
  });

  test('again when the match is opened again', () => {
    const bots = new BotSeats();
    const seats = [true, false];
    expect(bots.due(matchOf(barter, { turns: 9 }, seats)).decisions).toHaveLength(1);
    expect(bots.due(matchOf(barter, { turns: 9 }, seats)).decisions).toHaveLength(1);
  });
});

describe('bots in games with secrets and answers', () => {
  test.each([
    ['pebbles', pebbles, { generous: true }],
    ['barter', barter, { turns: 12 }],
  ] as const)('%s is played to its end by any of them, with options', (_, toy, options) => {
    const game = toy as unknown as Game;
    for (const bots of [
      [greedy, random],
      [random, random, random],
      [greedy, greedy, greedy],
    ]) {
      const settings = { players: bots.length, options, bots, seed: 'toys' };
      const once = simulateGame(game, settings, 1);
      expect(simulateGame(game, settings, 1)).toEqual(once);
      expect(once.result.seats).toHaveLength(bots.length);
      expect(once.decisions).toBeGreaterThan(2);
    }
    const scores = simulateGame(
      pebbles as unknown as Game,
      { players: 2, options: { generous: true }, bots: [random, random], seed: 'generous' },
      1,
    ).result.seats.map(({ score }) => score % 2);
    expect(scores).toEqual([0, 0]);
  });

  test('greedy takes the only move', () => {
    const match = matchOf(barter, { turns: 9 }, [true, true]);
    match.play(0, { verb: 'offer' });
    const [question] = new BotSeats().due(match).decisions;
    const only = [{ verb: 'decline' }];
    const decision = {
      ...question!,
      game: match.game,
      legal: only,
      random: randomFromText('only'),
    };
    expect(greedy.choose(decision)).toEqual(only[0]);
  });
});
