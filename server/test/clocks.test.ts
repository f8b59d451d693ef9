import { type Game, type GameMove, Match, chanceOf } from '@richtfest/engine';
import type { TableClock } from '@richtfest/protocol';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { barter } from '../../testkit/test/barter.ts';
import { pebbles } from '../../testkit/test/pebbles.ts';
import { Clocks, type MadeMove } from '../src/tables/clocks.ts';

const generator = { name: 'fast', seed: 'clocks', game: 1 } as const;

/** A table's clocks with a manual time source. */
function tableWith(game: 'barter' | 'pebbles', clock: TableClock) {
  const toy: Game = game === 'barter' ? barter : pebbles;
  const options = game === 'barter' ? { turns: 50 } : { generous: false };
  const seats = [{ name: 'Ann' }, { name: 'Ben' }, { name: 'Cleo' }];
  const header = { game, rulesVersion: 1, options, seats, generator };
  const match = new Match(toy, header, chanceOf(generator, undefined)!);
  const absent = new Set<number>();
  const due = vi.fn<() => void>();
  const clocks = new Clocks({
    clock,
    people: () => [0, 1, 2],
    presence: { has: (seat) => seat !== 'public' && !absent.has(seat) },
    now: () => Date.now(),
    onDue: due,
  });
  onTestFinished(() => clocks.stop());
  const play = (mover: number, move: GameMove, more: Partial<MadeMove> = {}) => {
    const before = clocks.before(match, mover);
    expect(match.play(mover, move)).toHaveProperty('step');
    clocks.after(match, { mover, before, isPublic: true, by: 'seat', ...more });
  };
  const left = () => clocks.left().map(({ seat, msLeft }) => `${seat}: ${msLeft / 1000}`);
  return { match, clocks, absent, due, play, left };
}

const wait = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);

describe('a table’s clocks', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => void vi.useRealTimers();
  });

  test('run for the seat that owes a decision, and ring (PR-15)', () => {
    const { clocks, match, left, due, play } = tableWith('barter', { decision: 60 });
    expect(left()).toEqual([]);
    clocks.start(match);
    expect(left()).toEqual(['0: 60']);
    wait(20);
    play(0, { verb: 'roll' });
    expect(left()).toEqual(['1: 60']);
    wait(59);
    expect(due).not.toHaveBeenCalled();
    wait(1);
    expect(due).toHaveBeenCalledOnce();
    expect([0, 1, 2].filter((seat) => clocks.isDue(seat))).toEqual([1]);
  });

  test('stop for the seat that waits for answers', () => {
    const { clocks, match, left, play } = tableWith('barter', { decision: 60, answer: 20 });
    clocks.start(match);
    wait(10);
    play(0, { verb: 'offer' });
    expect(left()).toEqual(['1: 20', '2: 20']);
    wait(15);
    play(1, { verb: 'decline' });
    expect(left()).toEqual(['2: 5']);
    // What it does beside answering does not buy time.
    play(2, { verb: 'wave' });
    expect(left()).toEqual(['2: 5']);
    wait(4);
    play(2, { verb: 'decline' });
    expect(left()).toEqual(['0: 50']);
    wait(48);
    play(0, { verb: 'offer' });
    play(1, { verb: 'decline' });
    play(2, { verb: 'decline' });
    expect(left()).toEqual(['0: 15']);
  });

  test('run on without a fresh start for a seat that takes back (PR-17)', () => {
    const { clocks, match, left, play } = tableWith('barter', { decision: 60, answer: 20 });
    clocks.start(match);
    wait(50);
    play(0, { verb: 'offer' });
    wait(5);
    play(0, { verb: 'withdraw' });
    expect(left()).toEqual(['0: 10']);
  });

  test('show nothing of a step nobody can see (PR-16)', () => {
    const { clocks, match, left, play } = tableWith('pebbles', { decision: 60 });
    clocks.start(match);
    wait(20);
    const [choice] = match.game.legal(match.state, 0) as [GameMove];
    play(0, choice);
    expect(left()).toEqual(['1: 40', '2: 40']);
    play(0, { verb: 'take-back' });
    expect(left()).toEqual(['0: 40', '1: 40', '2: 40']);
    const before = clocks.before(match, 1);
    clocks.after(match, { mover: 1, before, isPublic: false, by: 'seat' });
    expect(left()).toEqual(['0: 40', '1: 40', '2: 40']);
    clocks.after(match, { mover: 1, before, isPublic: true, by: 'seat' });
    expect(left()).toEqual(['0: 40', '1: 60', '2: 40']);
  });

  test('are short for the rest of a turn in which time ran out, and for who is not there', () => {
    const { clocks, match, left, play, absent } = tableWith('barter', { decision: 60, answer: 20 });
    clocks.start(match);
    absent.add(1);
    play(0, { verb: 'offer' });
    play(1, { verb: 'decline' }, { by: 'clock' });
    play(2, { verb: 'decline' }, { by: 'clock' });
    play(0, { verb: 'roll' });
    expect(left()).toEqual(['1: 5']);
    expect(clocks.cameBack(match, 0)).toBe(false);
    expect(clocks.cameBack(match, 1)).toBe(true);
    expect(left()).toEqual(['1: 60']);
    play(1, { verb: 'roll' });
    // Late with an answer, but there: its own turn has all its time.
    expect(left()).toEqual(['2: 60']);
    play(2, { verb: 'offer' }, { by: 'clock' });
    play(0, { verb: 'decline' });
    play(1, { verb: 'decline' });
    expect(left()).toEqual(['2: 60']);
  });

  test('ring again after a reminder, twice as late each time, and not for ever', () => {
    const { clocks, match, due } = tableWith('barter', { decision: 60, late: 'reminder' });
    clocks.start(match);
    const pauses: number[] = [];
    for (let last = Date.now(); vi.getTimerCount() > 0; last = Date.now()) {
      vi.advanceTimersToNextTimer();
      expect(clocks.takeDue()).toEqual([0]);
      // It is already being handled.
      expect(clocks.takeDue()).toEqual([]);
      pauses.push((Date.now() - last) / 1000);
      clocks.remind(match, 0);
    }
    expect(pauses).toEqual([60, 60, 120, 240, 480, 960]);
    expect(due).toHaveBeenCalledTimes(6);
    expect(clocks.left()).toEqual([{ seat: 0, msLeft: 0, reminders: 6 }]);
    expect(clocks.cameBack(match, 0)).toBe(true);
    expect(clocks.left()).toEqual([{ seat: 0, msLeft: 60_000 }]);
  });

  test('of a slow table are the same in another process, whatever its clock says', () => {
    const slow = { decision: 86_400, answer: 3600 };
    const { clocks, match, play } = tableWith('barter', slow);
    clocks.start(match);
    wait(3600);
    play(0, { verb: 'offer' });
    play(1, { verb: 'decline' }, { by: 'clock' });
    wait(600);
    const kept = clocks.toStored(7_000_000);
    expect(kept).toEqual([
      { seat: 0, left: 82_800_000 },
      { seat: 1, left: 3_600_000 },
      { seat: 2, at: 7_000_000 + 3_000_000 },
    ]);
    const other = tableWith('barter', slow);
    other.clocks.resume(match, kept, 7_000_000 + 60_000);
    expect(other.left()).toEqual(['2: 2940']);
    // Set back: nobody gets more than the whole time.
    other.clocks.resume(match, kept, 5);
    expect(other.left()).toEqual(['2: 3600']);
    other.clocks.resume(match, [], 5);
    expect(other.left()).toEqual(['2: 3600']);
  });

  test('no clock, no time', () => {
    const { clocks, match, left, play } = tableWith('barter', {});
    clocks.start(match);
    play(0, { verb: 'offer' });
    expect(left()).toEqual([]);
    wait(1e6);
  });

  test('a day is longer than a timer can wait, and comes all the same', () => {
    const { clocks, match, due } = tableWith('barter', { decision: 40 * 24 * 3600 });
    clocks.start(match);
    wait(39 * 24 * 3600);
    expect(due).not.toHaveBeenCalled();
    wait(24 * 3600);
    expect(due).toHaveBeenCalledOnce();
  });
});
