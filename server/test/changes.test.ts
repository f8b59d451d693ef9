import { catalog } from '@richtfest/catalog';
import {
  type Game,
  Match,
  chanceOf,
  checkedOptions,
  committedGenerator,
  randomFromText,
  seatsIn,
  type Watcher,
} from '@richtfest/engine';
import { type Delta, applyDelta } from '@richtfest/protocol';
import { describe, expect, test } from 'vitest';
import { pebbles } from '../../testkit/test/pebbles.ts';
import { SentObservations } from '../src/tables/match-news.ts';
import { WatcherVersions } from '../src/tables/watcher-versions.ts';
import { Client, playOn, someMove } from './support/client.ts';
import { secondThoughts } from './support/second-thoughts.ts';
import { newTable, person, pigs, sit, startServer } from './support/table.ts';

const SECRET = 'changes';
const games: Game[] = [
  pebbles,
  secondThoughts,
  ...(await Promise.all(catalog.map((entry) => entry.load()))),
];

function newMatch(game: Game, players: number, seed: string): WatcherVersions {
  const nonces = Array.from({ length: players }, () => seed);
  const generator = committedGenerator(SECRET, nonces);
  const header = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: checkedOptions(game, { players, options: {} }),
    seats: nonces.map((_, seat) => ({ name: `P${seat}` })),
    generator,
  };
  return new WatcherVersions(new Match(game, header, chanceOf(generator, SECRET)!));
}

const observationOf = ({ game, state }: Match, watcher: Watcher) => ({
  view: game.view(state, watcher),
  ...(watcher === 'public' ? {} : { memory: game.memory(state, watcher) }),
  standing: game.standing(state, watcher),
});

/** What is left of a value after it was sent. */
const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Plays a random match, with undos, and follows it as the clients of all watchers would. */
function follow(game: Game, players: number, seed: string): { changes: number; whole: number } {
  const versions = newMatch(game, players, seed);
  const { match } = versions;
  const random = randomFromText(`changes/${seed}`);
  const sentSoFar = new SentObservations();
  const watchers: Watcher[] = ['public', ...match.header.seats.keys()];
  const clients = new Map<Watcher, unknown>(
    watchers.map((watcher) => {
      const observation = observationOf(match, watcher);
      sentSoFar.note(match, watcher, 0, observation);
      return [watcher, sent(observation)];
    }),
  );
  const length = { changes: 0, whole: 0 };
  while (game.result(match.state) === undefined && match.log.length < 300) {
    const before = match.log.length;
    const [seat = 0] =
      random.below(3) > 0
        ? seatsIn(game.owing(match.state))
        : seatsIn(game.owing(match.state)).toReversed();
    const undoable = match.undoableAtTable(seat);
    const moves = [...game.legal(match.state, seat), ...game.optional(match.state, seat)];
    if (undoable > 0 && random.below(6) === 0) match.undo(seat, 1);
    else match.play(seat, moves[random.below(moves.length)]);
    versions.record();
    for (const watcher of watchers) {
      const [since, version] = [versions.version(watcher, before), versions.version(watcher)];
      const truth = observationOf(match, watcher);
      if (since < version) {
        const delta = sent(sentSoFar.advance(match, watcher, { since, version })!) as Delta;
        clients.set(watcher, applyDelta(clients.get(watcher), delta));
        length.changes += JSON.stringify(delta).length;
        length.whole += JSON.stringify(truth).length;
      }
      expect(clients.get(watcher)).toEqual(sent(truth));
      // Parts of a score are listed in their order.
      const { standing } = clients.get(watcher) as typeof truth;
      expect(JSON.stringify(standing)).toBe(JSON.stringify(truth.standing));
    }
  }
  return length;
}

describe('changes lead to the whole view of every watcher (PR-41)', () => {
  test.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
    const { min, max } = game.players;
    const total = { changes: 0, whole: 0 };
    for (let number = 0; number < 4; number++) {
      const { changes, whole } = follow(game, number % 2 === 0 ? max : min, `${game.id}/${number}`);
      total.changes += changes;
      total.whole += whole;
    }
    expect(total.changes).toBeLessThan(total.whole / 2);
  });
});

async function twoPlayers() {
  const game = await pigs();
  const { address } = await startServer();
  const table = await newTable(address, [person, person]);
  const keys = [(await sit(table, 'Ann')).key, (await sit(table, 'Ben')).key] as const;
  const ann = await Client.join(address, table.table, { key: keys[0] });
  const ben = await Client.join(address, table.table, { key: keys[1] });
  const join = (options = {}) => Client.join(address, table.table, options);
  const random = randomFromText('changes');
  /** Both play until the match has this many entries. */
  const playTo = (version: number) =>
    Promise.all(
      [ann, ben].map((client, seat) =>
        playOn(game, { client, seat, random }, () => client.version >= version),
      ),
    );
  return { game, join, ann, ben, playTo };
}

describe('over a socket', () => {
  test('clients of the previous protocol get complete updates (PR-43)', async () => {
    const { join, ann, playTo } = await twoPlayers();
    const old = await join({ protocol: 1 });
    const current = await join();
    expect(old.messages[0]).toMatchObject({ type: 'welcome', protocol: 1 });
    expect(current.messages[0]).toMatchObject({ type: 'welcome', protocol: 2 });
    await playTo(20);
    for (const client of [old, current]) await client.until(() => client.version === ann.version);
    expect(new Set(old.news.map(({ type }) => type))).toEqual(new Set(['update']));
    expect(new Set(current.news.map(({ type }) => type))).toEqual(new Set(['change']));
    expect({ ...current.match, type: 'update' }).toEqual(old.match);
    const size = ({ texts }: Client) => texts.slice(1).join('').length;
    expect(size(current)).toBeLessThan(size(old) / 3);
  });

  test('a refresh answers with everything, or with what comes after a version (PR-42)', async () => {
    const { join, ann, playTo } = await twoPlayers();
    await playTo(8);
    const watcher = await join();
    watcher.send({ type: 'refresh', since: 5 });
    const { match } = await watcher.next('welcome');
    expect(match).toMatchObject({ since: 5, version: ann.version, view: ann.match!.view });
    expect(match!.entries[0]).toMatchObject({ version: 6 });
    watcher.send({ type: 'refresh' });
    expect((await watcher.next('welcome')).match).not.toHaveProperty('since');
    // Changes go on from there.
    await playTo(ann.version + 2);
    await watcher.until(() => watcher.version === ann.version);
    expect(watcher.match!.view).toEqual(ann.match!.view);
    expect(watcher.news.every(({ type }) => type === 'change')).toBe(true);
  });

  test('a client that joins between two moves gets the next one as a change (PR-41)', async () => {
    const { game, join, ann, ben, playTo } = await twoPlayers();
    await playTo(5);
    const late = await join();
    const seat = ann.match!.owing[0]!;
    const mover = [ann, ben][seat]!;
    await mover.play(someMove(game, mover, seat, randomFromText('late')));
    await late.until(() => late.version === mover.version);
    expect(late.news).toMatchObject([{ type: 'change', since: late.version - 1 }]);
    expect(late.match!.view).toEqual(mover.match!.view);
  });
});
