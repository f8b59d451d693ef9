import { type Game, type Match, randomFromText } from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { LEVELS, botNamed, judgeBudget, levelOptions } from '../src/index.ts';
import { limitedBudget } from '../src/search/limited-budget.ts';
import { Allowance } from '../src/search/budget.ts';
import { GAMES, askedSeat, matchAfter } from './tables.ts';

/** A clock that advances with every reading, which simulates a slow machine. */
function slowClock(step: number): { now: () => number; looks: () => number } {
  let looks = 0;
  return { now: () => looks++ * step, looks: () => looks };
}

const AT_MOST = 800;

/** The first position with a real choice. */
function choiceIn(game: Game): Match {
  for (let moves = 0; ; moves++) {
    const match = matchAfter(game, moves);
    if (game.legal(match.state, askedSeat(match)!).length > 3) return match;
  }
}

function decide(spec: string, now: () => number, atMostMs?: number) {
  const game = GAMES.find(({ id }) => id === 'dream-home')!;
  const match = choiceIn(game);
  const seat = askedSeat(match)!;
  const bot = botNamed(spec, { now, ...(atMostMs === undefined ? {} : { atMostMs }) });
  if (bot?.sees !== 'observation') throw new Error('a level looks');
  const legal = game.legal(match.state, seat);
  const random = randomFromText('slow');
  const move = bot.choose({ game, seat, observation: match.observe(seat), legal, random });
  return { move, legal };
}

describe('an answer in time', () => {
  test.each(LEVELS)('%s stops when time is up, however slow the machine is', (level) => {
    const { now, looks } = slowClock(100);
    const { move, legal } = decide(level, now, AT_MOST);
    expect(legal).toContainEqual(move);
    // Each reading costs a tenth of a second, so few may follow the limit.
    expect(looks()).toBeLessThan(AT_MOST / 100 + 12);
  });

  test('even if the budget allows more time', () => {
    const { now, looks } = slowClock(100);
    decide('expert@999999ms', now, AT_MOST);
    expect(looks()).toBeGreaterThan(4);
    expect(looks()).toBeLessThan(AT_MOST / 100 + 12);
  });

  test.each([
    [{ iterations: 1_000_000 }, 7],
    [{ iterations: 1_000_000, ms: 5000 }, 7],
    [{ ms: 300 }, 2],
    [{ iterations: 2 }, 2],
  ])('a budget of %o is over after %i rounds', (budget, rounds) => {
    const { now } = slowClock(100);
    const allowance = new Allowance(limitedBudget(budget, AT_MOST), now);
    let spent = 0;
    while (allowance.share < 1) {
      allowance.spend(1);
      spent++;
    }
    expect(spent).toBe(rounds);
  });

  test('a budget in playouts without a limit never reads the clock', () => {
    const { now, looks } = slowClock(100);
    decide('expert@20', now);
    expect(looks()).toBe(0);
  });
});

test.each(GAMES)('the judge of $id thinks at least as long as expert', (game) => {
  const { search, plans, wholeTurns } = levelOptions('expert', game)!;
  const own = (search ?? plans ?? wholeTurns)?.budget.iterations;
  const judged = judgeBudget(game)?.iterations;
  if (own === undefined) expect(judged).toBeUndefined();
  else expect(judged).toBeGreaterThanOrEqual(own);
});
