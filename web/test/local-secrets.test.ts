import type { Game, GameMove, MatchSeat } from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { pebbles } from '../../testkit/test/pebbles.ts';
import type { BotQuestion } from '../src/match/bot-player.ts';
import type { LocalMatch } from '../src/match/local-match.ts';
import { RecordingBots, localTable } from './support/local.ts';

const toy = pebbles as unknown as Game;

interface Toy {
  readonly phase: string;
  readonly players: readonly { hasHidden: boolean; hand?: readonly number[]; hidden?: number }[];
}

/** Bots that play given moves by seat, otherwise the first one. */
class ObedientBots extends RecordingBots {
  readonly orders = new Map<number, number>();
  volunteers: GameMove | undefined;

  override choose(question: BotQuestion): Promise<GameMove> {
    this.questions.push(structuredClone(question));
    const order = this.orders.get(question.seat) ?? 0;
    return Promise.resolve(question.legal.at(order) as GameMove);
  }

  override volunteer(question: BotQuestion): Promise<GameMove | undefined> {
    this.volunteered.push(structuredClone(question));
    return Promise.resolve(this.volunteers);
  }
}

const anna: MatchSeat = { name: 'Anna' };
const ben: MatchSeat = { name: 'Ben' };
const ida: MatchSeat = { name: 'Ida', bot: 'greedy' };

async function openToy(seats: readonly MatchSeat[]) {
  const bots = new ObedientBots();
  const table = await localTable({ game: toy, seats, options: {}, bots });
  return { table, bots, match: await table.open() };
}

function viewOf(match: LocalMatch): Toy {
  return match.getSnapshot().view as Toy;
}

async function play(match: LocalMatch, move = match.getSnapshot().legal[0]): Promise<void> {
  expect(match.play(move as GameMove)).toBeUndefined();
  await settle(match);
}

/** Wait for the bots' answers, too. */
async function settle(match: LocalMatch): Promise<void> {
  for (let round = 0; round < 8; round++) {
    await match.settled();
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}

describe('on one device with secrets', () => {
  test('the curtain shows only public information until it is lifted', async () => {
    const { match } = await openToy([anna, ben]);
    const before = match.getSnapshot();
    expect(before).toMatchObject({ curtain: 0, acting: undefined, watcher: 'public', legal: [] });
    expect(before.optional).toEqual([]);
    // There are no hints behind a curtain.
    expect(match.observe()).toBeUndefined();
    expect(viewOf(match).players.every(({ hand }) => hand === undefined)).toBe(true);
    expect(match.play({ verb: 'hide', pebble: 1 } as GameMove)).toMatchObject({ rule: 'RF-2' });
    match.lift();
    expect(match.getSnapshot()).toMatchObject({ curtain: undefined, acting: 0, watcher: 0 });
    expect(viewOf(match).players[0]?.hand).toHaveLength(3);
    expect(viewOf(match).players[1]?.hand).toBeUndefined();
    const observed = match.observe();
    expect(observed?.watcher).toBe(0);
    expect((observed?.view as Toy | undefined)?.players.map(({ hand }) => hand?.length)).toEqual([
      3,
      undefined,
    ]);
    expect(match.getSnapshot().eventsSeen).toBe(match.getSnapshot().events.length);
  });

  test('the device passes to the next player without revealing the choice', async () => {
    const { match } = await openToy([anna, ben]);
    match.lift();
    const [move] = match.getSnapshot().legal as [GameMove & { pebble: number }];
    await play(match, move);
    const snapshot = match.getSnapshot();
    expect(snapshot).toMatchObject({ curtain: 1, watcher: 'public', owing: [1], mayAct: [0, 1] });
    expect(snapshot.undoable).toBe(0);
    expect(snapshot.events.slice(snapshot.eventsSeen)).toEqual([{ type: 'hid', seat: 0 }]);
    match.lift();
    expect(match.getSnapshot()).toMatchObject({ acting: 1, watcher: 1, undoable: 0 });
    expect(JSON.stringify(match.getSnapshot().events)).not.toContain('"seat":0,"pebble"');
    match.undo(1);
    await play(match);
    // Revealed: all players look, and even the next mover must take the device again.
    expect(match.getSnapshot()).toMatchObject({ watcher: 'public', acting: undefined });
    expect(match.getSnapshot().curtain).toBe(match.getSnapshot().owing[0]);
    expect(match.getSnapshot().events.slice(match.getSnapshot().eventsSeen)).toMatchObject([
      { type: 'hid' },
      { type: 'revealed' },
    ]);
  });

  test('a player takes back a secret choice behind the curtain', async () => {
    const { match } = await openToy([anna, ben]);
    match.lift();
    const [first, second] = match.getSnapshot().legal as [GameMove, GameMove];
    await play(match, first);
    match.actAs(0);
    expect(match.getSnapshot()).toMatchObject({ curtain: 0, acting: undefined });
    match.lift();
    expect(match.getSnapshot()).toMatchObject({ acting: 0, legal: [] });
    expect(match.getSnapshot().optional).toEqual([{ verb: 'take-back' }]);
    await play(match, { verb: 'take-back' });
    // Still the same player: no curtain before choosing again.
    expect(match.getSnapshot()).toMatchObject({ acting: 0, curtain: undefined });
    await play(match, second);
    expect(match.getSnapshot()).toMatchObject({ curtain: 1 });
  });

  test('one person needs no curtain; bots’ choices stay hidden', async () => {
    const { match, bots, table } = await openToy([anna, ida, { ...ida, name: 'Udo' }]);
    match.begin();
    await settle(match);
    expect(match.getSnapshot()).toMatchObject({ curtain: undefined, acting: 0, owing: [0] });
    expect(bots.questions.map(({ seat }) => seat)).toEqual([1, 2]);
    const shown = JSON.stringify(match.getSnapshot());
    for (const { observation, seat } of bots.questions) {
      const { hand } = (observation.view as Toy).players[seat]!;
      expect(hand).toHaveLength(3);
      expect(shown).not.toContain(JSON.stringify(hand));
    }
    expect(shown).not.toContain('"seat":1,"pebble"');
    // A bot gets an observation without other players' choices and the secret.
    for (const question of bots.questions) {
      expect((question.observation.view as Toy).players[0]?.hand).toBeUndefined();
      expect(JSON.stringify(question)).not.toContain(table.saved.secret);
    }
    await play(match);
    expect(viewOf(match).phase === 'won' || match.getSnapshot().events.some(isReveal)).toBe(true);
  });

  test('bots’ choices do not change what others see', async () => {
    const looks: unknown[] = [];
    const first = await openToy([anna, ida, { ...ida, name: 'Udo' }]);
    const kept = first.table.saved;
    for (const order of [0, 1, 2, -1]) {
      const bots = new ObedientBots();
      bots.orders.set(1, order).set(2, order);
      const table = await localTable({ game: toy, seats: kept.header.seats, options: {}, bots });
      await table.store.remove(table.saved.id);
      await table.store.write({ ...kept, id: table.saved.id }, undefined);
      const match = await table.open();
      const seen: unknown[] = [match.getSnapshot()];
      match.subscribe(() => seen.push(match.getSnapshot()));
      match.begin();
      await settle(match);
      expect(seen).toHaveLength(3);
      looks.push(JSON.parse(JSON.stringify(seen).replaceAll(table.saved.id, 'ID')));
    }
    for (const look of looks) expect(look).toEqual(looks[0]);
  });

  test('a reload in mid-choice keeps the choice and its secret', async () => {
    const { match, table } = await openToy([anna, ben, ida]);
    match.begin();
    match.lift();
    const [move] = match.getSnapshot().legal as [GameMove & { pebble: number }];
    const chosen = move.pebble;
    await play(match, move);
    const again = await table.open();
    expect(again.getSnapshot()).toMatchObject({ watcher: 'public', owing: [1], curtain: 1 });
    expect(viewOf(again).players.map(({ hasHidden }) => hasHidden)).toEqual([true, false, true]);
    expect(JSON.stringify(again.getSnapshot())).not.toContain('"pebble"');
    again.actAs(0);
    again.lift();
    expect(viewOf(again).players[0]?.hidden).toBe(chosen);
  });

  test('the file of a running match contains only what the watcher has seen', async () => {
    const { match } = await openToy([anna, ben]);
    match.lift();
    await play(match);
    const file = match.file();
    expect(file).toMatchObject({ format: 'richtfest-observations/1', watcher: 'public' });
    expect(JSON.stringify(file)).not.toMatch(/"pebble"|"hand"|"hidden"|secret|"moves"/);
    while (match.getSnapshot().result === undefined) {
      match.lift();
      await play(match);
    }
    expect(match.file()).toMatchObject({ format: 'richtfest-match/1' });
  });

  test('a bot does not change its choice', async () => {
    const { match, bots } = await openToy([anna, ida]);
    bots.volunteers = { verb: 'take-back' };
    match.begin();
    await settle(match);
    expect(bots.volunteered).toEqual([]);
    expect(match.getSnapshot()).toMatchObject({ owing: [0] });
  });
});

function isReveal({ type }: { readonly type: string }): boolean {
  return type === 'revealed';
}
