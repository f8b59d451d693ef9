import { createHash } from 'node:crypto';
import {
  type Game,
  type GameMove,
  Match,
  committedGenerator,
  chanceOf,
  randomFromText,
  seatsIn,
} from '@richtfest/engine';
import { findGame } from '@richtfest/catalog';
import { expect, test } from 'vitest';
import { type EventStore, type StoredSnapshot, openSqliteStore } from '../src/index.ts';
import { openMatch } from '../src/tables/open-match.ts';
import { openSavedMatch, saveMatch } from '../src/tables/saved-match.ts';
import { Snapshots } from '../src/tables/snapshots.ts';
import { WatcherVersions } from '../src/tables/watcher-versions.ts';
import { Client, playOn } from './support/client.ts';
import { secondThoughts } from './support/second-thoughts.ts';
import { newTable, person, pigs, sit, startServer, temporaryFolder } from './support/table.ts';

const secret = 'a secret';

/** A match that begins. */
function newMatch(game: Game, players: number): WatcherVersions {
  const names = ['Ann', 'Ben', 'Cleo'].slice(0, players);
  const header = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: Object.fromEntries(
      Object.entries(game.options).map(([key, spec]) => [key, spec.default]),
    ),
    seats: names.map((name) => ({ name })),
    generator: committedGenerator(secret, ['a', 'b', 'c'].slice(0, players)),
  };
  return new WatcherVersions(new Match(game, header, chanceOf(header.generator, secret)!));
}

/** A match after some random moves, one of them taken back where that was possible. */
async function someMatch(game: Game, moves: number) {
  const versions = newMatch(game, 2);
  const { match } = versions;
  const { header } = match;
  const random = randomFromText('snapshot');
  for (let at = 0; at < moves; at++) {
    const seat = [0, 1].find((each) => game.legal(match.state, each).length > 0)!;
    const legal = game.legal(match.state, seat);
    versions.match.play(seat, legal[random.below(legal.length)]);
    versions.record();
    if (at % 2 === 0 && match.undo(seat)) versions.record();
  }
  const entries = match.log.map((entry, at) => ({ version: at + 1, at: 0, entry }));
  return { header, match, versions, entries };
}

/** The same game, counting the moves it is asked to carry out. */
function counting(game: Game): { game: Game; count: () => number } {
  let moves = 0;
  const play: Game['play'] = (state, seat, move: GameMove, dealer) => {
    moves++;
    game.play(state, seat, move, dealer);
  };
  return { game: { ...game, play }, count: () => moves };
}

const summary = (match: Match) => ({
  state: match.state,
  line: match.line,
  log: match.log,
  events: match.eventsFor('public'),
  undoable: [0, 1].map((seat) => match.undoable(seat)),
});

test('a snapshot opens the same match without replaying it, and moves and undos work alike', async () => {
  const game = await pigs();
  const { header, match, versions, entries } = await someMatch(game, 60);
  const half = await someMatch(game, 30);
  const snapshot = saveMatch(half.versions);
  const counted = counting(game);
  const opened = openMatch({ game: counted.game, header, secret, entries, snapshot });
  expect(summary(opened.match)).toEqual(summary(match));
  expect(counted.count()).toBeLessThanOrEqual(
    entries.length - snapshot.version + half.match.line.length * 5,
  );
  const whole = counting(game);
  const complete = openMatch({
    game: whole.game,
    header,
    secret,
    entries,
    snapshot: saveMatch(versions),
  });
  expect(whole.count()).toBe(0);
  expect(summary(complete.match)).toEqual(summary(match));
  const count = match.line.length;
  expect([complete.match.undoByConsent(0, count), match.undoByConsent(0, count)]).toEqual([
    true,
    true,
  ]);
  expect(summary(complete.match)).toEqual(summary(match));
});

test('which watcher knows of which entry is the same with a snapshot and without (PR-2)', () => {
  const game = secondThoughts as unknown as Game;
  const header = {
    game: game.id,
    rulesVersion: 1,
    options: { generous: false },
    seats: [{ name: 'Ann' }, { name: 'Ben' }, { name: 'Cleo' }],
    generator: committedGenerator(secret, ['a', 'b', 'c']),
  };
  const versions = new WatcherVersions(
    new Match(game, header, chanceOf(header.generator, secret)!),
  );
  const { match } = versions;
  const random = randomFromText('told');
  const snapshots: StoredSnapshot[] = [];
  while (game.result(match.state) === undefined) {
    const seat = random.below(3);
    const moves = [...game.legal(match.state, seat), ...game.optional(match.state, seat)];
    if (moves.length === 0) continue;
    versions.match.play(seat, moves[random.below(moves.length)]);
    versions.record();
    if (match.log.length % 5 === 0) snapshots.push(saveMatch(versions));
  }
  const entries = match.log.map((entry, at) => ({ version: at + 1, at: 0, entry }));
  const counts = (each: WatcherVersions) =>
    [0, 1, 2, 'public' as const].map((w) => each.version(w));
  // Some steps are nobody's business but the seat's own.
  expect(new Set(counts(versions)).size).toBeGreaterThan(1);
  expect(versions.version('public')).toBeLessThan(match.log.length);
  for (const snapshot of [undefined, ...snapshots]) {
    const opened = openMatch({ game, header, secret, entries, snapshot });
    expect(counts(opened)).toEqual(counts(versions));
    expect(opened.audiences).toEqual(versions.audiences);
  }
});

const DAMAGES: Record<string, (snapshot: StoredSnapshot) => StoredSnapshot> = {
  'cut off': ({ version, content }) => ({ version, content: content.slice(0, -5) }),
  empty: ({ version }) => ({ version, content: '' }),
  'no JSON': ({ version }) => ({ version, content: 'x\ny' }),
  'changed in one place': ({ version, content }) => ({
    version,
    content: content.replace('"rolls":', '"rolls":1'),
  }),
  'of another version': ({ version, content }) => ({ version: version - 1, content }),
  'ahead of the log': ({ version, content }) => ({ version: version + 100, content }),
};

test.each(Object.entries(DAMAGES))(
  'a snapshot that is %s is not believed',
  async (_how, damage) => {
    const game = await pigs();
    const { header, match, versions, entries } = await someMatch(game, 20);
    const good = saveMatch(versions);
    const snapshot = damage(good);
    expect(snapshot).not.toEqual(good);
    const counted = counting(game);
    const opened = openMatch({ game: counted.game, header, secret, entries, snapshot });
    expect(counted.count()).toBeGreaterThanOrEqual(match.line.length);
    expect(summary(opened.match)).toEqual(summary(match));
  },
);

test('a snapshot of another history is ignored', async () => {
  const game = await pigs();
  const { header, versions, entries } = await someMatch(game, 20);
  const other = entries.with(0, { ...entries[0]!, entry: { seat: 0, move: { verb: 'other' } } });
  const counted = counting(game);
  expect(() =>
    openMatch({
      game: counted.game,
      header,
      secret,
      entries: other,
      snapshot: saveMatch(versions),
    }),
  ).toThrow(/does not follow the rules/u);
});

test('an incomplete snapshot is ignored, even if it belongs to the match', async () => {
  const game = await pigs();
  const { match, versions } = await someMatch(game, 20);
  const stored = saveMatch(versions);
  const [, text = ''] = stored.content.split('\n', 2);
  const whole = JSON.parse(text) as Record<string, unknown>;
  const opened = (content: object) => {
    const written = JSON.stringify(content);
    const hash = createHash('sha256').update(JSON.stringify(match.log)).update(written);
    const snapshot = { ...stored, content: `${hash.digest('hex')}\n${written}` };
    return openSavedMatch(game, snapshot, match.log);
  };
  expect(opened(whole)).toBeDefined();
  for (const part of ['snapshot', 'setupEvents', 'line', 'told']) {
    const { [part]: _, ...rest } = whole;
    expect([part, opened(rest)]).toEqual([part, undefined]);
  }
});

test('a snapshot is stored after every 128 entries, and before a match is unloaded', async () => {
  const game = await findGame('ueberdachen')!.load();
  const stored: number[] = [];
  const save = async (_: string, { version }: StoredSnapshot) => void stored.push(version);
  const services = { store: { saveSnapshot: save }, log: { warn: () => undefined } };
  const snapshots = new Snapshots({
    services: services as never,
    code: 'BCDFGH',
    savedVersion: 0,
  });
  const versions = newMatch(game, 3);
  const { match } = versions;
  for (let moves = 0; moves < 300; moves++) {
    const [seat = 0] = seatsIn(game.owing(match.state));
    match.play(seat, game.legal(match.state, seat)[0]);
    versions.record();
    snapshots.saveIfDue(versions);
  }
  expect(stored).toEqual([128, 256]);
  await snapshots.saveLast(versions);
  expect(stored).toEqual([128, 256, versions.match.log.length]);
  await snapshots.saveLast(versions);
  expect(stored).toHaveLength(3);
});

test('a server stores a snapshot when it stops, and opens a table whose snapshot is damaged', async () => {
  const game = await pigs();
  const file = `${await temporaryFolder()}/tables.sqlite`;
  const first = await startServer({ file });
  const table = await newTable(first.address, [person, person]);
  const keys = [(await sit(table, 'Ann')).key, (await sit(table, 'Ben')).key];
  const players = await Promise.all(
    keys.map(async (key, seat) => ({
      seat,
      client: await Client.join(first.address, table.table, { key }),
      random: randomFromText(`${seat}`),
    })),
  );
  await Promise.all(
    players.map((player) => playOn(game, player, () => player.client.version >= 34)),
  );
  const before = players.map(({ client }) => client.line.slice(0, 35));
  await first.close();
  const store: EventStore = await openSqliteStore(file);
  const { version, content } = (await store.loadSnapshot(table.table))!;
  expect(version).toBeGreaterThanOrEqual(34);
  await store.saveSnapshot(table.table, {
    version,
    content: `${content.slice(0, 500)}?${content.slice(501)}`,
  });
  await store.close();
  const second = await startServer({ file });
  const client = await Client.join(second.address, table.table, { key: keys[0]! });
  expect(client.version).toBeGreaterThanOrEqual(34);
  expect(client.line.slice(0, 35)).toEqual(before[0]);
});
