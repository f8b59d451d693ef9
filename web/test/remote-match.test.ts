import { type GameMove, LANGUAGES } from '@richtfest/engine';
import { CLOSE, PROTOCOL, type SeatStatus, type WelcomeMessage } from '@richtfest/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RemoteMatch } from '../src/match/remote-match.ts';
import { RemoteTable, isOutdatedPage } from '../src/online/remote-table.ts';
import { frameTexts } from '../src/texts/index.ts';
import { FakeServer } from './support/fake-server.ts';
import { pigs } from './support/local.ts';

const STOP: GameMove = { verb: 'stop' };
const KEY = 'a-key-of-sixteen-letters';

interface Sitting {
  readonly server: FakeServer;
  readonly table: RemoteTable;
  readonly match: RemoteMatch;
}

function sit(key: string | undefined = KEY): { server: FakeServer; table: RemoteTable } {
  const server = new FakeServer();
  const table = new RemoteTable({
    table: 'K7M2PX',
    game: pigs,
    key,
    open: server.open,
  });
  server.line.onopen?.();
  return { server, table };
}

/** A seat in a running match. */
function play(): Sitting {
  const { server, table } = sit();
  server.line.say(server.welcome({ seat: 0 }));
  return { server, table, match: matchOf(table) };
}

function matchOf(table: RemoteTable): RemoteMatch {
  const state = table.getState();
  if (state.is !== 'playing') throw new Error(`the table is ${state.is}`);
  return state.match;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('an online table', () => {
  test('greets with its key and without a version', () => {
    const { server } = sit();
    expect(server.line.heard).toEqual([{ type: 'hello', protocol: PROTOCOL, key: KEY }]);
  });

  test('waits until the match begins', () => {
    const { server, table } = sit();
    server.line.say(server.welcome({ seat: 0, isBegun: false }));
    expect(table.getState()).toMatchObject({ is: 'gathering', mine: [0], isConnected: true });
    const seats = server.seats.map((seat) => ({ ...seat, isPresent: true }));
    server.line.say({ type: 'presence', seats });
    expect(table.getState()).toMatchObject({ seats: [{ isPresent: true }, { isPresent: true }] });
    server.line.say(server.welcome({ seat: 0 }));
    const { events, eventsSeen } = matchOf(table).getSnapshot();
    expect(events.length).toBeGreaterThan(0);
    expect(eventsSeen).toBe(0);
  });

  test('gives hints its own seat’s observation; a watcher gets none', () => {
    const { server, match } = play();
    expect(match.observe()).toEqual(server.match.observe(0));
    const { server: other, table } = sit(undefined);
    other.line.say(other.welcome({}));
    expect(matchOf(table).observe()).toBeUndefined();
  });

  test('offers no hints to several people, unless the table allows them', () => {
    const { server, match } = play();
    expect(match.getSnapshot().aids?.hints).toBe('off');
    // Ben has left, and a bot plays for him.
    const [anna, ben] = server.seats as [SeatStatus, SeatStatus];
    const alone = [anna, { ...ben, kind: 'bot', bot: 'family' }] as const;
    server.line.say({ type: 'presence', seats: alone });
    expect(match.getSnapshot().aids?.hints).toBe('on');
    server.line.say({ type: 'presence', seats: [anna, ben] });
    expect(match.getSnapshot().aids?.hints).toBe('off');
    const { server: other, table } = sit();
    other.line.say({ ...(other.welcome({ seat: 0 }) as WelcomeMessage), aids: { hints: 'shown' } });
    expect(matchOf(table).getSnapshot().aids?.hints).toBe('shown');
  });

  test('PR-45: uses a shown aid only when the server has told the others', async () => {
    const { server, match } = play();
    const use = match.useAid('hints');
    const asked = server.line.heard.at(-1) as { id: string };
    expect(asked).toMatchObject({ type: 'aid', aid: 'hints' });
    server.line.say({ type: 'aided', seat: 0, aid: 'hints', id: asked.id });
    await use;
    expect(match.getSnapshot().aidUse).toBeUndefined();
    const refused = match.useAid('odds');
    const { id } = server.line.heard.at(-1) as { id: string };
    server.line.say({ type: 'error', id, code: 'aid-off', sentence: '' });
    await expect(refused).rejects.toThrow('the aid was refused');
    const lost = match.useAid('hints');
    server.line.cut();
    await expect(lost).rejects.toThrow('the aid was refused');
  });

  test('PR-45: shows who used an aid until something else happens', () => {
    const { server, match } = play();
    server.line.say({ type: 'aided', seat: 1, aid: 'hints' });
    expect(match.getSnapshot().aidUse).toEqual({ seat: 1, aid: 'hints' });
    server.play(0, STOP);
    server.line.say(server.update());
    expect(match.getSnapshot().aidUse).toBeUndefined();
  });

  test('reconnects and asks for what it missed', () => {
    const { server, match } = play();
    server.line.cut();
    expect(match.getSnapshot().connection).toBe('reconnecting');
    vi.advanceTimersByTime(600);
    server.line.onopen?.();
    expect(server.sockets).toHaveLength(2);
    expect(server.line.heard).toEqual([{ type: 'hello', protocol: PROTOCOL, key: KEY, since: 0 }]);
    server.play(0, STOP);
    server.line.say(server.welcome({ seat: 0, since: 0 }));
    const snapshot = match.getSnapshot();
    expect(snapshot.connection).toBe('connected');
    expect(snapshot.view).toEqual(pigs.view(server.match.state, 0));
    expect(snapshot.events).toEqual(server.match.eventsFor(0));
  });

  test('applies changes to the view it has (PR-41)', () => {
    const { server, match } = play();
    for (const move of [STOP, undefined]) {
      server.line.say(
        server.change(() => server.play(0, move ?? pigs.legal(server.match.state, 0)[0])),
      );
      const snapshot = match.getSnapshot();
      expect(snapshot.view).toEqual(pigs.view(server.match.state, 0));
      expect(snapshot.standing).toEqual(pigs.standing(server.match.state, 0));
      expect(snapshot.events).toEqual(server.match.eventsFor(0));
    }
    // One that repeats what is known changes nothing.
    const shown = match.getSnapshot();
    server.line.say({ ...server.change(() => undefined), version: match.version });
    expect(match.getSnapshot()).toBe(shown);
    expect(server.line.heard.map(({ type }) => type)).toEqual(['hello']);
  });

  test('asks for the whole view once if a change does not fit (PR-42)', () => {
    const { server, match } = play();
    const first = server.change(() => server.play(0, STOP));
    const second = server.change(() => server.play(0, pigs.legal(server.match.state, 0)[0]));
    const before = match.getSnapshot().view;
    server.line.say(second);
    server.line.say({ ...first, delta: { view: { nothing: { like: ['this'] } } } });
    expect(match.getSnapshot().view).toBe(before);
    expect(server.line.heard.slice(1)).toEqual([{ type: 'refresh', since: 0 }]);
    server.line.say(server.welcome({ seat: 0, since: 0 }));
    expect(match.getSnapshot().view).toEqual(pigs.view(server.match.state, 0));
    expect(match.getSnapshot().events).toEqual(server.match.eventsFor(0));
    // From there changes go on, and another gap is noticed again.
    server.line.say({ ...first, version: 9, since: 8 });
    expect(server.line.heard.slice(2)).toEqual([{ type: 'refresh', since: match.version }]);
  });

  test('backs off, and reconnects at once when the network is back', () => {
    const { server, table } = play();
    server.line.cut();
    for (const wait of [600, 1100, 2100]) {
      vi.advanceTimersByTime(wait);
      server.line.cut();
    }
    const tried = server.sockets.length;
    vi.advanceTimersByTime(1000);
    expect(server.sockets).toHaveLength(tried);
    table.tryNow();
    expect(server.sockets).toHaveLength(tried + 1);
  });

  test('detects a silently dead connection', () => {
    const { server, match } = play();
    vi.advanceTimersByTime(20_500);
    expect(server.line.heard.at(-1)).toEqual({ type: 'ping' });
    vi.advanceTimersByTime(8500);
    expect(match.getSnapshot().connection).toBe('reconnecting');
  });

  test('does not reconnect after a final refusal', () => {
    const { server, table } = sit();
    server.line.cut(CLOSE.wrongKey);
    expect(table.getState()).toEqual({ is: 'gone', problem: 'wrong-key', key: KEY });
    vi.advanceTimersByTime(60_000);
    expect(server.sockets).toHaveLength(1);
  });
});

describe('another version', () => {
  beforeEach(() => {
    const stored = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
      removeItem: (key: string) => stored.delete(key),
    });
  });
  afterEach(() => void vi.unstubAllGlobals());

  /** The server was replaced by one that does not know this page's protocols. */
  function upgrade({ server }: Pick<Sitting, 'server'>): void {
    for (let attempt = 0; attempt < 2; attempt++) {
      server.line.onopen?.();
      server.line.cut(CLOSE.wrongProtocol);
    }
  }

  /** The page as it is after a reload, at the same server. */
  function reload({ server }: Pick<Sitting, 'server'>): RemoteTable {
    const table = new RemoteTable({ table: 'K7M2PX', game: pigs, key: KEY, open: server.open });
    server.line.onopen?.();
    server.line.say(server.welcome({ seat: 0 }));
    return table;
  }

  test('of the server before this one is spoken, too', () => {
    const { server } = sit();
    server.line.cut(CLOSE.wrongProtocol);
    server.line.onopen?.();
    expect(server.line.heard).toMatchObject([{ type: 'hello', protocol: PROTOCOL - 1 }]);
  });

  test('neither loses nor repeats an unanswered move', () => {
    const sitting = play();
    sitting.match.play(STOP);
    const [move] = sitting.server.line.heard.slice(-1);
    upgrade(sitting);
    expect(sitting.table.getState()).toMatchObject({ is: 'gone', problem: 'wrong-protocol' });
    const reloaded = matchOf(reload(sitting));
    expect(sitting.server.line.heard.slice(-1)).toEqual([move]);
    expect(reloaded.getSnapshot().acting).toBeUndefined();
    // Once answered, it is forgotten.
    sitting.server.line.say({ type: 'outdated', id: idOf(move), version: 0 });
    expect(reloaded.getSnapshot().acting).toBe(0);
    reload(sitting);
    expect(sitting.server.line.heard).toMatchObject([{ type: 'hello' }]);
  });

  test('with messages this page can’t read is the same', () => {
    const sitting = play();
    sitting.match.play(STOP);
    const [move] = sitting.server.line.heard.slice(-1);
    sitting.server.line.onmessage?.({ data: '{"type":"fireworks"}' });
    expect(sitting.table.getState()).toMatchObject({ is: 'gone', problem: 'malformed' });
    reload(sitting);
    expect(sitting.server.line.heard.slice(-1)).toEqual([move]);
  });

  test('is told in three languages with a way out', () => {
    const said = LANGUAGES.map((language) => frameTexts[language].online.problems);
    for (const code of ['wrong-protocol', 'malformed'] as const) {
      expect(new Set(said.map((problems) => problems[code])).size).toBe(LANGUAGES.length);
      expect(isOutdatedPage(code)).toBe(true);
    }
    expect(isOutdatedPage('wrong-key')).toBe(false);
  });
});

describe('a match on a server', () => {
  test('checks moves locally and explains refusals', () => {
    const { server, match } = play();
    expect(match.getSnapshot().legal).toEqual(pigs.legal(server.match.state, 0));
    const sent = server.line.heard.length;
    const reason = match.play({
      verb: 'build',
      kind: 'door',
      material: 'straw',
      house: 'new',
    } as GameMove);
    expect(reason).toMatchObject({ rule: 'LP-8' });
    expect(server.line.heard).toHaveLength(sent);
  });

  test('shows a move after the server has accepted it, and sends nothing else before', () => {
    const { server, match } = play();
    const before = match.getSnapshot().view;
    expect(match.play(STOP)).toBeUndefined();
    const [move] = server.line.heard.slice(-1);
    expect(move).toMatchObject({ type: 'move', version: 0, move: STOP });
    expect(match.getSnapshot()).toMatchObject({ acting: undefined, legal: [] });
    expect(match.getSnapshot().view).toEqual(before);
    match.play(STOP);
    expect(server.line.heard.slice(-1)).toEqual([move]);
    server.play(0, STOP);
    server.line.say({ type: 'accepted', id: idOf(move), version: 1 });
    expect(match.getSnapshot().acting).toBeUndefined();
    server.line.say(server.update());
    expect(match.getSnapshot().view).toEqual(pigs.view(server.match.state, 0));
    expect(match.version).toBe(1);
  });

  test('sends an unanswered move again after a reconnect, with the same id', () => {
    const { server, match } = play();
    match.play(STOP);
    const [move] = server.line.heard.slice(-1);
    server.line.cut();
    vi.advanceTimersByTime(600);
    server.line.onopen?.();
    server.line.say(server.welcome({ seat: 0, since: 0 }));
    expect(server.line.heard.slice(-1)).toEqual([move]);
  });

  test('lets the player choose again after an outdated move', () => {
    const { server, match } = play();
    match.play(STOP);
    const [move] = server.line.heard.slice(-1);
    server.line.say({ type: 'outdated', id: idOf(move), version: 0 });
    expect(match.getSnapshot().acting).toBe(0);
    expect(match.getSnapshot().legal.length).toBeGreaterThan(0);
  });

  test('reports the server’s refusal of a move', () => {
    const { server, table, match } = play();
    match.play(STOP);
    const [move] = server.line.heard.slice(-1);
    const reason = { rule: 'LP-6', code: 'rolling-is-over' };
    server.line.say({ type: 'refused', id: idOf(move), version: 0, reason });
    expect(table.getState()).toMatchObject({ is: 'playing', failure: { reason } });
    expect(match.getSnapshot().acting).toBe(0);
  });

  test('undoes, and shortens the log', () => {
    const { server, match } = play();
    const events = match.getSnapshot().events.length;
    server.play(0, STOP);
    server.line.say(server.update());
    expect(match.getSnapshot().undoable).toBe(server.match.undoable(0));
    if (match.getSnapshot().undoable === 0) throw new Error('choose another secret for this test');
    match.undo(1);
    expect(server.line.heard.at(-1)).toMatchObject({ type: 'undo', version: 1, moves: 1 });
    server.undo(0, 1);
    server.line.say(server.update());
    expect(match.getSnapshot().events).toHaveLength(events);
    expect(match.getSnapshot().view).toEqual(pigs.view(server.match.state, 0));
  });

  test('applies a repeated update once', () => {
    const { server, match } = play();
    server.play(0, STOP);
    const update = server.update();
    server.line.say(update);
    const { events } = match.getSnapshot();
    server.line.say(update);
    expect(match.getSnapshot().events).toEqual(events);
  });

  test('only watches without a seat', () => {
    const { server, table } = sit(undefined);
    server.line.say(server.welcome());
    const match = matchOf(table);
    expect(match.getSnapshot()).toMatchObject({ watcher: 'public', acting: undefined, legal: [] });
    expect(match.play(STOP)).toMatchObject({ rule: 'RF-2' });
    expect(server.line.heard).toHaveLength(1);
  });
});

function idOf(message: unknown): string {
  return (message as { id: string }).id;
}
