import { type Game, type GameMove, Match, chanceOf, seatsIn } from '@richtfest/engine';
import type { ClientMessage, SeatStatus } from '@richtfest/protocol';
import { describe, expect, test } from 'vitest';
import { barter } from '../../testkit/test/barter.ts';
import { pebbles } from '../../testkit/test/pebbles.ts';
import { RemoteMatch } from '../src/match/remote-match.ts';
import { SharedMatch } from '../src/match/shared-match.ts';

const generator = { name: 'fast', seed: 'shared', game: 1 } as const;
const seats: readonly SeatStatus[] = ['Anna', 'Ben', 'Opa'].map((name) => ({
  kind: 'person',
  name,
  isTaken: true,
  isPresent: true,
}));

/** Anna and Ben share a device, Opa is elsewhere; the test controls each connection's messages. */
function share(game: Game, options: object) {
  const names = seats.map(({ name }) => ({ name }));
  const played = { game: game.id, rulesVersion: 1, options: options as never, seats: names };
  const match = new Match(game, { ...played, generator }, chanceOf(generator, undefined)!);
  const header = {
    ...played,
    generator: { name: 'chacha20', commitment: '', nonces: [] as string[] } as const,
  };
  const update = (seat: number) => ({
    version: match.log.length,
    view: game.view(match.state, seat),
    memory: game.memory(match.state, seat),
    owing: seatsIn(game.owing(match.state)),
    undoable: match.undoable(seat),
    standing: game.standing(match.state, seat),
    ...(game.result(match.state) === undefined ? {} : { result: game.result(match.state)! }),
  });
  const whole = (seat: number) => {
    const entries = [{ version: match.log.length, events: [...match.eventsFor(seat)] }];
    return { header, ...update(seat), entries } as never;
  };
  const sent: { readonly seat: number; readonly message: ClientMessage }[] = [];
  const lines = [0, 1].map((seat) => {
    const parts = {
      table: 'K7M2PX',
      seat,
      send: (message: ClientMessage) => void sent.push({ seat, message }),
      now: () => 0,
      onFailure: () => undefined,
    };
    return new RemoteMatch(game, parts, { match: whole(seat), seats });
  });
  const [first, ...others] = lines as [RemoteMatch, ...RemoteMatch[]];
  const client = new SharedMatch(first, others);
  const tell = (seat: number) => lines[seat]!.onWelcome(whole(seat), seats);
  /** The server accepts the latest message. */
  const carryOut = () => {
    const { seat, message } = sent.at(-1)!;
    if (message.type !== 'move') throw new Error(`sent a ${message.type}`);
    expect(match.play(seat, message.move)).toHaveProperty('step');
    const version = match.log.length;
    lines[seat]!.receive({ type: 'accepted', id: message.id, version });
  };
  const tellAll = () => lines.forEach((_, seat) => tell(seat));
  return { match, client, sent, lines, tell, tellAll, carryOut };
}

const hands = (view: unknown) =>
  (view as { players: readonly { hand?: unknown }[] }).players.map(({ hand }) => hand);

describe('two people on one device and one online', () => {
  test('the curtain falls between players here, and nothing private is shown before', () => {
    const { client, match, carryOut, tellAll } = share(pebbles, { generous: false });
    expect(client.getSnapshot()).toMatchObject({ curtain: 0, watcher: 'public', mayAct: [0, 1] });
    expect(hands(client.getSnapshot().view)).toEqual([undefined, undefined, undefined]);
    expect(client.getSnapshot().seats.map(({ who }) => who)).toEqual([
      'person-here',
      'person-here',
      'person-elsewhere',
    ]);
    expect(client.play({ verb: 'hide', pebble: 1 } as GameMove)).toMatchObject({ rule: 'RF-2' });
    client.lift();
    expect(client.getSnapshot()).toMatchObject({ acting: 0, watcher: 0, curtain: undefined });
    expect(hands(client.getSnapshot().view)[0]).toHaveLength(3);
    expect(client.play(client.getSnapshot().legal[0]!)).toBeUndefined();
    carryOut();
    tellAll();
    expect(client.getSnapshot()).toMatchObject({ curtain: 1, watcher: 'public', owing: [1, 2] });
    expect(JSON.stringify(client.getSnapshot())).not.toContain('"seat":0,"pebble"');
    client.lift();
    expect(client.getSnapshot()).toMatchObject({ acting: 1, watcher: 1 });
    expect(hands(client.getSnapshot().view)[0]).toBeUndefined();
    expect(match.log).toHaveLength(1);
  });

  test('all look at what is revealed, then the next player takes the device', () => {
    const { client, match, carryOut, tellAll } = share(pebbles, { generous: false });
    for (const _ of [0, 1]) {
      client.lift();
      client.play(client.getSnapshot().legal[0]!);
      carryOut();
      tellAll();
    }
    // Ben may still take his pebble back; Opa chooses on another device.
    expect(client.getSnapshot()).toMatchObject({ acting: 1, legal: [], owing: [2] });
    match.play(2, pebbles.legal(match.state as never, 2)[0]!);
    tellAll();
    const shown = client.getSnapshot();
    expect(shown).toMatchObject({ watcher: 'public', acting: undefined });
    expect(shown.events.slice(shown.eventsSeen)).toEqual([
      { type: 'hid', seat: 2 },
      expect.objectContaining({ type: 'revealed' }),
    ]);
    expect(hands(shown.viewBefore)).toEqual([undefined, undefined, undefined]);
  });

  test('an update on one connection only is not shown and does not close the curtain', () => {
    const { client, carryOut, tell } = share(pebbles, { generous: false });
    client.lift();
    client.play(client.getSnapshot().legal[0]!);
    expect(client.getSnapshot()).toMatchObject({ watcher: 0, acting: undefined, mayAct: [] });
    carryOut();
    tell(0);
    expect(client.getSnapshot()).toMatchObject({ watcher: 0, acting: undefined, mayAct: [] });
    tell(1);
    expect(client.getSnapshot()).toMatchObject({ watcher: 'public', curtain: 1 });
  });

  test('without secrets the device passes from seat to seat by itself', () => {
    const { client, sent, carryOut, tellAll } = share(barter, { turns: 9 });
    expect(client.getSnapshot()).toMatchObject({ acting: 0, watcher: 0, curtain: undefined });
    client.actAs(1);
    expect(client.getSnapshot()).toMatchObject({ acting: 1, watcher: 1, legal: [] });
    client.play({ verb: 'wave' });
    expect(sent).toMatchObject([{ seat: 1, message: { type: 'move', move: { verb: 'wave' } } }]);
    const before = client.getSnapshot().events.length;
    carryOut();
    tellAll();
    expect(client.getSnapshot()).toMatchObject({ acting: 0, watcher: 0, eventsSeen: before });
    client.setDoNotDisturb(true, 1);
    expect(sent.at(-1)).toEqual({ seat: 1, message: { type: 'busy', isBusy: true } });
  });

  test('a lost connection is shown', () => {
    const { client, lines, tell } = share(barter, { turns: 9 });
    lines[1]!.onDisconnect();
    expect(client.getSnapshot().connection).toBe('reconnecting');
    tell(1);
    expect(client.getSnapshot().connection).toBe('connected');
  });
});
