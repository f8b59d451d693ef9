import type { Game, GameMove, MatchSeat } from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { barter } from '../../testkit/test/barter.ts';
import type { BotQuestion } from '../src/match/bot-player.ts';
import type { LocalMatch } from '../src/match/local-match.ts';
import { RecordingBots, localTable } from './support/local.ts';

const toy = barter as unknown as Game;
const people: MatchSeat[] = [{ name: 'Anna' }, { name: 'Ben' }, { name: 'Cleo' }];
const OFFER: GameMove = { verb: 'offer' };

/** Bots with scripted answers; without one they never answer. */
class ScriptedBots extends RecordingBots {
  readonly book: string[] = [];
  readonly waves: number[] = [];

  override choose(question: BotQuestion): Promise<GameMove> {
    this.questions.push(structuredClone(question));
    const verb = this.book.shift();
    return verb === undefined ? new Promise(() => {}) : Promise.resolve({ verb });
  }

  override volunteer(question: BotQuestion): Promise<GameMove | undefined> {
    this.volunteered.push(structuredClone(question));
    const wants = this.waves.includes(question.seat);
    return Promise.resolve(wants ? question.optional[0] : undefined);
  }
}

async function openToy(seats: readonly MatchSeat[], bots = new ScriptedBots()) {
  const table = await localTable({ game: toy, seats, options: {}, bots });
  const match = await table.open();
  match.begin();
  return { table, bots, match };
}

async function settle(match: LocalMatch): Promise<void> {
  for (let round = 0; round < 8; round++) {
    await match.settled();
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}

async function play(match: LocalMatch, move: GameMove): Promise<void> {
  expect(match.play(move)).toBeUndefined();
  await settle(match);
}

function verbs(moves: readonly GameMove[]): string[] {
  return moves.map(({ verb }) => verb);
}

describe('answers and offers on one device', () => {
  test('players who owe an answer give it one by one, without a curtain', async () => {
    const { match } = await openToy(people);
    expect(match.getSnapshot()).toMatchObject({ acting: 0, mayAct: [0, 1, 2] });
    await play(match, OFFER);
    expect(match.getSnapshot()).toMatchObject({ acting: 1, owing: [1, 2], curtain: undefined });
    expect(verbs(match.getSnapshot().legal)).toEqual(['accept', 'decline']);
    expect(verbs(match.getSnapshot().optional)).toEqual(['wave']);
    match.actAs(2);
    expect(match.getSnapshot()).toMatchObject({ acting: 2, watcher: 2 });
    await play(match, { verb: 'decline' });
    expect(match.getSnapshot()).toMatchObject({ acting: 1, owing: [1] });
    match.actAs(0);
    expect(verbs(match.getSnapshot().optional)).toEqual(['withdraw']);
    await play(match, { verb: 'withdraw' });
    expect(match.getSnapshot()).toMatchObject({ acting: 0, owing: [0] });
  });

  test('a player who is not asked may act, then the turn continues', async () => {
    const { match } = await openToy(people);
    match.actAs(1);
    expect(match.getSnapshot()).toMatchObject({ acting: 1, legal: [], owing: [0] });
    expect(match.refusal({ verb: 'roll' })).toMatchObject({ rule: 'RF-2' });
    await play(match, { verb: 'wave' });
    expect(match.getSnapshot()).toMatchObject({ acting: 0 });
    match.actAs(7);
    expect(match.getSnapshot()).toMatchObject({ acting: 0 });
  });

  test('a person may act in a bot’s turn', async () => {
    const { match } = await openToy([{ name: 'Ida', bot: 'greedy' }, ...people.slice(1)]);
    expect(match.getSnapshot()).toMatchObject({ owing: [0], acting: 1, legal: [], mayAct: [1, 2] });
    expect(verbs(match.getSnapshot().optional)).toEqual(['wave']);
    await play(match, { verb: 'wave' });
    expect(match.getSnapshot().events).toEqual([{ type: 'did', seat: 1, verb: 'wave' }]);
  });

  test('a bot waits for a player who prepares a proposal', async () => {
    const bots = new ScriptedBots();
    bots.book.push('end-turn', 'end-turn');
    const seats = [{ name: 'Ida', bot: 'greedy' }, ...people.slice(1)];
    const table = await localTable({ game: toy, seats, options: {}, bots });
    const match = await table.open();
    match.hold(true);
    match.begin();
    await settle(match);
    expect(match.getSnapshot()).toMatchObject({ owing: [0], events: [] });
    await play(match, { verb: 'wave' });
    expect(match.getSnapshot()).toMatchObject({ owing: [0] });
    match.hold(false);
    await settle(match);
    expect(match.getSnapshot().events).toEqual([
      { type: 'did', seat: 1, verb: 'wave' },
      { type: 'did', seat: 0, verb: 'end-turn' },
    ]);
  });

  test('do-not-disturb answers at once, and only answers', async () => {
    const { match } = await openToy(people);
    match.setDoNotDisturb(true, 1);
    match.setDoNotDisturb(true, 2);
    match.setDoNotDisturb(true, 0);
    await settle(match);
    expect(match.getSnapshot().seats.map(({ doNotDisturb }) => doNotDisturb)).toEqual([
      true,
      true,
      true,
    ]);
    expect(match.getSnapshot()).toMatchObject({ owing: [0], acting: 0 });
    await play(match, OFFER);
    expect(match.getSnapshot().events).toEqual([
      { type: 'did', seat: 0, verb: 'offer' },
      { type: 'did', seat: 1, verb: 'decline' },
      { type: 'did', seat: 2, verb: 'decline' },
    ]);
    expect(match.getSnapshot()).toMatchObject({ owing: [0], acting: 0 });
    match.setDoNotDisturb(false, 2);
    await play(match, OFFER);
    expect(match.getSnapshot()).toMatchObject({ owing: [2], acting: 2 });
    match.setDoNotDisturb(true);
    await settle(match);
    expect(match.getSnapshot()).toMatchObject({ owing: [0], acting: 0 });
  });

  test('bots answer together, and a failing bot plays the timeout move', async () => {
    const bots = new ScriptedBots();
    bots.book.push('accept', 'fly');
    const seats = [people[0]!, { name: 'Ida', bot: 'greedy' }, { name: 'Udo', bot: 'greedy' }];
    const { match } = await openToy(seats, bots);
    await play(match, OFFER);
    expect(match.getSnapshot().events.slice(1)).toEqual([
      { type: 'did', seat: 1, verb: 'accept' },
      { type: 'did', seat: 2, verb: 'decline' },
    ]);
  });

  test('bots volunteer once per position, and stop eventually', async () => {
    const bots = new ScriptedBots();
    bots.waves.push(1);
    const seats = [people[0]!, { name: 'Ida', bot: 'greedy' }, { name: 'Udo', bot: 'greedy' }];
    const { match } = await openToy(seats, bots);
    await settle(match);
    expect(match.getSnapshot().events).toHaveLength(3);
    expect(new Set(bots.volunteered.map(({ seat, seed }) => `${seat} ${seed}`)).size).toBe(
      bots.volunteered.length,
    );
    expect(match.getSnapshot()).toMatchObject({ acting: 0, owing: [0] });
    // Their optional moves don't block the player to move.
    await play(match, { verb: 'end-turn' });
  });
});
