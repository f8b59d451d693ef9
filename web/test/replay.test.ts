import { readFileSync, readdirSync } from 'node:fs';
import { catalog, findGame } from '@richtfest/catalog';
import {
  type Game,
  type MatchFile,
  type Watcher,
  replay,
  stateHash,
  verify,
  writeMatchFile,
} from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { forkMatch, proposedBots } from '../src/match/fork-match.ts';
import { restore } from '../src/match/saved-match.ts';
import { seatsOf, stillSnapshot } from '../src/match/still-match.ts';
import { momentHash, momentIn } from '../src/replay/moment-address.ts';
import { seatsPlayedHere } from '../src/replay/open-replay.ts';
import { type Replay, replayOf } from '../src/match/replay.ts';

/** A recorded match of three players, or the first one. */
function fileOf(id: string): MatchFile {
  const folder = new URL(`../../games/${id}/test/matches/`, import.meta.url);
  const names = readdirSync(folder).sort();
  const name = names.find((each) => each.includes('three')) ?? names[0]!;
  return JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as MatchFile;
}

async function gameOf({ game, rulesVersion }: MatchFile): Promise<Game> {
  return findGame(game)!.load(rulesVersion);
}

describe.each(catalog.map(({ id }) => id))('replay of %s', (id) => {
  test('every moment shows exactly what each watcher saw', async () => {
    const file = fileOf(id);
    const game = await gameOf(file);
    const replayed = replayOf(game, file)!;
    expect(replayed.length).toBe(file.moves.length);
    const moments = [0, 1, Math.floor(replayed.length / 2), replayed.length - 1, replayed.length];
    for (const moment of moments) {
      const { match } = replay(game, { ...file, moves: file.moves.slice(0, moment) });
      for (const perspective of [...file.seats.keys(), 'public'] as Watcher[]) {
        const shown = replayed.at(moment, perspective);
        expect(shown.view).toEqual(game.view(match!.state, perspective));
        expect(shown.events).toEqual(match!.eventsFor(perspective));
        expect(shown.events.slice(0, shown.eventsBefore)).toHaveLength(shown.eventsBefore);
        expect(shown.standing).toEqual(game.standing(match!.state, perspective));
      }
    }
    expect(replayed.at(replayed.length, 'public').result).toEqual(file.result);
  });

  test('everyone’s perspective follows the seat that moves next', async () => {
    const file = fileOf(id);
    const replayed = replayOf(await gameOf(file), file)!;
    const moment = Math.floor(replayed.length / 2);
    const mover = Number(file.moves[moment]?.[0]);
    expect(replayed.at(moment, 'everyone').watcher).toBe(mover);
    expect(replayed.at(moment, 'everyone').view).toEqual(replayed.at(moment, mover).view);
  });

  test('lines link to their moments', async () => {
    const replayed = replayOf(await gameOf(fileOf(id)), fileOf(id))!;
    const lines = replayed.lines(replayed.length, 'public');
    const moments = lines.map(({ moment }) => moment);
    expect(moments).toEqual(moments.toSorted((a, b) => a - b));
    const last = lines.at(-1)!;
    const { events, eventsBefore } = replayed.at(last.moment, 'public');
    expect(events.slice(eventsBefore)).toContainEqual(last.event);
  });

  test('forks with the same position, other luck and a valid file', async () => {
    const file = fileOf(id);
    const game = await gameOf(file);
    const at = Math.floor(file.moves.length / 2);
    const fork = forkMatch(file, { at, bots: proposedBots(file, 1) }, 7);
    expect(fork.header.seats.map(({ bot }) => bot === undefined)).toEqual(
      file.seats.map((_, seat) => seat === 1),
    );
    const match = restore(game, JSON.parse(JSON.stringify(fork)));
    const { match: original } = replay(game, { ...file, moves: file.moves.slice(0, at) });
    expect(stateHash(match.state)).toBe(stateHash(original!.state));
    for (const seat of file.seats.keys()) expect(match.undoable(seat)).toBe(0);
    const written = writeMatchFile(match, fork.secret, 'own-save');
    expect(verify(game, written).problems).toEqual([]);
  });
});

test('a fork can be for several people, for other bots, or for bots alone', () => {
  const file = fileOf('three-little-pigs');
  const forkWith = (bots: readonly (string | undefined)[]) =>
    forkMatch(file, { at: 2, bots }, 7).header.seats;
  const together = forkWith([undefined, undefined, 'expert']);
  expect(together.map(({ bot }) => bot)).toEqual([undefined, undefined, 'expert']);
  expect(together.map(({ name }) => name)).toEqual(file.seats.map(({ name }) => name));
  expect(forkWith(['child', 'club', 'expert']).every(({ bot }) => bot !== undefined)).toBe(true);
});

test('addresses name moments', () => {
  expect(momentIn(momentHash(23))).toBe(23);
  expect(momentHash(23)).toBe('#moment=23');
  for (const other of ['', '#', '#moment=', '#moment=-1', '#moment=x', '#key-moment-2']) {
    expect(momentIn(other)).toBeUndefined();
  }
});

test('only matches played on this device have seats of this device', () => {
  const { seats, ...header } = fileOf('three-little-pigs');
  const match = { header: { ...header, seats: [{ name: 'Mia' }, { name: 'Bo', bot: 'club' }] } };
  expect(seats.length).toBeGreaterThan(1);
  expect(seatsPlayedHere({ ...match, startedAt: 1, changedAt: 2 })).toEqual([0]);
  expect(seatsPlayedHere({ ...match, startedAt: 1, changedAt: 1 })).toEqual([]);
});

test('where views are private, a moment hides other hands', async () => {
  const replayed = replayOf(await gameOf(fileOf('best-treehouse')), fileOf('best-treehouse'))!;
  const hands = (perspective: Watcher, moment: number) => {
    const { view } = replayed.at(moment, perspective) as {
      view: { players: { hand?: unknown[] }[] };
    };
    return view.players.map(({ hand }) => hand !== undefined);
  };
  const shown = (seen: Replay) => seen.at(1, 'public');
  expect(JSON.stringify(shown(replayed).view)).not.toBe(JSON.stringify(replayed.at(1, 0).view));
  expect(hands('public', 1).some(Boolean)).toBe(false);
});

test('nobody acts in a replayed moment', async () => {
  const file = fileOf('three-little-pigs');
  const replayed = replayOf(await findGame('three-little-pigs')!.load(), file)!;
  const options = { id: 'x', seats: seatsOf(file), isMoving: true };
  const snapshot = stillSnapshot(replayed.at(3, 0), options);
  expect(snapshot).toMatchObject({ acting: undefined, legal: [], optional: [], undoable: 0 });
  expect(snapshot.eventsSeen).toBeLessThan(snapshot.events.length);
  const still = stillSnapshot(replayed.at(3, 0), { ...options, isMoving: false });
  expect(still.eventsSeen).toBe(still.events.length);
});
