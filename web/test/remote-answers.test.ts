import { type Game, type GameMove, Match, chanceOf, seatsIn } from '@richtfest/engine';
import type { ClientMessage, SeatStatus } from '@richtfest/protocol';
import { describe, expect, test } from 'vitest';
import { barter } from '../../testkit/test/barter.ts';
import { pebbles } from '../../testkit/test/pebbles.ts';
import type { MatchClient } from '../src/match/match-client.ts';
import { RemoteMatch, type RemoteFailure } from '../src/match/remote-match.ts';

const seats: readonly SeatStatus[] = ['Anna', 'Ben'].map((name) => ({
  kind: 'person',
  name,
  isTaken: true,
  isPresent: true,
}));
const generator = { name: 'fast', seed: 'remote', game: 1 } as const;

/** A device's match of a toy, with a server controlled by the test. */
function remote(game: Game, options: object, seat: number | undefined) {
  const names = seats.map(({ name }) => ({ name }));
  const played = { game: game.id, rulesVersion: 1, options: options as never, seats: names };
  const match = new Match(game, { ...played, generator }, chanceOf(generator, undefined)!);
  const watcher = seat ?? 'public';
  let version = 0;
  const update = (more: object = {}) => ({
    version,
    entries: [] as { version: number; seat: number; events: never[] }[],
    view: game.view(match.state, watcher),
    ...(seat === undefined ? {} : { memory: game.memory(match.state, seat) }),
    owing: seatsIn(game.owing(match.state)),
    undoable: 0,
    standing: game.standing(match.state, watcher),
    ...more,
  });
  const sent: ClientMessage[] = [];
  const failures: RemoteFailure[] = [];
  let now = 1_000_000;
  const header = {
    ...played,
    generator: { name: 'chacha20', commitment: '', nonces: [] as string[] } as const,
  };
  const client = new RemoteMatch(
    game,
    {
      table: 'K7M2PX',
      seat,
      send: (message) => void sent.push(message),
      now: () => now,
      onFailure: (failure) => void failures.push(failure),
    },
    { match: { header, ...update() }, seats },
  );
  return {
    client,
    sent,
    failures,
    later: (ms: number) => (now += ms),
    play(mover: number, move: GameMove, more: object = {}) {
      expect(match.play(mover, move)).toHaveProperty('step');
      version++;
      const entries = [{ version, seat: mover, events: [] }];
      client.receive({ type: 'update', ...update({ entries, ...more }) });
    },
    welcome: (statuses = seats) =>
      client.onWelcome({ header, since: version, ...update() }, statuses),
  };
}

const toy = barter as unknown as Game;
const verbs = (moves: readonly GameMove[]) => moves.map(({ verb }) => verb);

describe('an online match', () => {
  test('a seat without a decision may make optional moves', () => {
    const { client, sent } = remote(toy, { turns: 9 }, 1);
    const snapshot = client.getSnapshot();
    expect(snapshot).toMatchObject({ acting: 1, owing: [0], legal: [], mayAct: [1] });
    expect(verbs(snapshot.optional)).toEqual(['wave']);
    expect(client.refusal({ verb: 'roll' })).toMatchObject({ rule: 'RF-2' });
    expect(client.play({ verb: 'wave' })).toBeUndefined();
    expect(sent).toMatchObject([{ type: 'move', move: { verb: 'wave' }, version: 0 }]);
    // Nothing can be done before the answer.
    expect(client.getSnapshot()).toMatchObject({ acting: undefined, optional: [], mayAct: [] });
  });

  test('a watcher has nothing to do', () => {
    const { client, sent } = remote(toy, { turns: 9 }, undefined);
    expect(client.getSnapshot()).toMatchObject({ acting: undefined, optional: [], mayAct: [] });
    expect(client.play({ verb: 'wave' })).toMatchObject({ rule: 'RF-2' });
    client.setDoNotDisturb(true);
    expect(sent).toEqual([]);
  });

  test('there is never a curtain', () => {
    const { client } = remote(pebbles, { generous: false }, 0);
    expect(client.getSnapshot()).toMatchObject({ curtain: undefined, acting: 0, watcher: 0 });
    client.lift();
    (client as MatchClient).actAs(1);
    expect(client.getSnapshot()).toMatchObject({ acting: 0, watcher: 0 });
  });

  test('deadlines are by this device’s own clock', () => {
    const { client, play, later } = remote(toy, { turns: 9 }, 1);
    expect(client.getSnapshot().deadlines).toEqual([undefined, undefined]);
    later(500);
    play(0, { verb: 'offer' }, { clocks: [{ seat: 1, msLeft: 20_000 }] });
    expect(client.getSnapshot().deadlines).toEqual([undefined, 1_020_500]);
    later(700);
    client.receive({ type: 'presence', seats });
    expect(client.getSnapshot().deadlines).toEqual([undefined, 1_020_500]);
    client.receive({ type: 'clocks', clocks: [{ seat: 1, msLeft: 10_000 }] });
    expect(client.getSnapshot().deadlines).toEqual([undefined, 1_011_200]);
    client.receive({ type: 'clocks', clocks: [] });
    expect(client.getSnapshot().deadlines).toEqual([undefined, undefined]);
  });

  test('do-not-disturb is shown to all, and sent again to a restarted server', () => {
    const { client, sent, welcome } = remote(toy, { turns: 9 }, 1);
    client.setDoNotDisturb(true);
    expect(sent).toEqual([{ type: 'busy', isBusy: true }]);
    expect(client.getSnapshot().seats[1]?.doNotDisturb).toBe(false);
    const undisturbed = seats.map((seat, at) => (at === 1 ? { ...seat, isBusy: true } : seat));
    client.receive({ type: 'presence', seats: undisturbed });
    expect(client.getSnapshot().seats.map(({ doNotDisturb }) => doNotDisturb)).toEqual([
      false,
      true,
    ]);
    welcome(undisturbed);
    expect(sent).toHaveLength(1);
    client.onDisconnect();
    welcome(seats);
    expect(sent).toEqual([
      { type: 'busy', isBusy: true },
      { type: 'busy', isBusy: true },
    ]);
  });

  test('an outdated optional move is sent again, an outdated decision is not', () => {
    const { client, sent, play } = remote(toy, { turns: 9 }, 1);
    const latest = () => sent.at(-1) as Extract<ClientMessage, { type: 'move' }>;
    client.play({ verb: 'wave' });
    const { id } = latest();
    play(0, { verb: 'offer' });
    play(0, { verb: 'withdraw' });
    client.receive({ type: 'outdated', id, version: 2 });
    expect(sent).toHaveLength(2);
    expect(latest()).toMatchObject({ move: { verb: 'wave' }, version: 2 });
    expect(latest().id).not.toBe(id);
    for (let round = 0; round < 5; round++) {
      client.receive({ type: 'outdated', id: latest().id, version: 2 });
    }
    expect(sent).toHaveLength(4);
    play(0, { verb: 'offer' });
    client.play({ verb: 'accept' });
    play(0, { verb: 'withdraw' });
    play(0, { verb: 'offer' });
    client.receive({ type: 'outdated', id: latest().id, version: 5 });
    expect(sent).toHaveLength(5);
    expect(client.getSnapshot()).toMatchObject({ acting: 1 });
  });

  test('another player’s simultaneous choice does not cancel a pending one', () => {
    const { client, sent, play } = remote(pebbles, { generous: false }, 0);
    const [move] = client.getSnapshot().legal as [GameMove];
    client.play(move);
    const [request] = sent as [Extract<ClientMessage, { type: 'move' }>];
    play(1, { verb: 'hide', pebble: hiddenOf(client) } as GameMove);
    expect(client.getSnapshot()).toMatchObject({ acting: undefined });
    client.receive({ type: 'accepted', id: request.id, version: 2 });
    play(0, move);
    expect(sent).toHaveLength(1);
    expect(client.version).toBe(2);
  });
});

/** A pebble of the other seat: any that this seat doesn't have. */
function hiddenOf(client: RemoteMatch): number {
  const state = new Match(
    client.game,
    { ...client.header, generator },
    chanceOf(generator, undefined)!,
  ).state as { players: { hand: number[] }[] };
  return state.players[1]!.hand[0]!;
}
