import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGame } from '@richtfest/catalog';
import {
  type Game,
  Match,
  chanceOf,
  checkedOptions,
  committedGenerator,
  randomFromText,
  seatsIn,
} from '@richtfest/engine';
import {
  type NewTable,
  type StoredSnapshot,
  type TableRecord,
  openSqliteStore,
} from '../src/index.ts';
import { saveMatch } from '../src/tables/saved-match.ts';
import { SNAPSHOT_EVERY } from '../src/tables/snapshots.ts';
import { WatcherVersions } from '../src/tables/watcher-versions.ts';
import { startServer } from './child.ts';

const SECRET = 'bench';
const PLAYERS = 4;

/**
 * Measures how long a server takes to answer for a match that it has not loaded, with the
 * usual snapshot and without any. The median of several matches, after one of
 * another table has warmed the server up.
 */
export async function coldOpen(moves: number, rounds: number) {
  const game = await findGame('ueberdachen')?.load();
  if (game === undefined) throw new Error('no game is long enough');
  const dataDir = await mkdtemp(join(tmpdir(), 'richtfest-bench-'));
  const store = await openSqliteStore(join(dataDir, 'richtfest.sqlite'));
  const codes = { snapshot: [] as string[], replay: [] as string[] };
  const records: TableRecord[] = [];
  const snapshots = new Map<string, StoredSnapshot>();
  for (let round = 0; round <= rounds; round++) {
    const { seed, table, versions } = longMatch(game, `${round}`, moves);
    const { header, log } = versions.match;
    const entries = log.map((entry, at) => ({ version: at + 1, at: 2, entry }));
    const letter = 'BCDFGHJKMNPQRSTVWXYZ'[round];
    const begun = { ...table, header, startedAt: 1, touchedAt: 2, version: log.length };
    for (const kind of ['snapshot', 'replay'] as const) {
      const code = `BCDF${letter}${kind === 'snapshot' ? 'S' : 'R'}`;
      codes[kind].push(code);
      records.push({ table: { ...begun, code }, awaitsBot: false, entries });
    }
    // On average, half of the moves between two snapshots come after the latest one.
    const { versions: before } = longMatch(game, seed, moves - SNAPSHOT_EVERY / 2);
    snapshots.set(`BCDF${letter}S`, saveMatch(before));
  }
  await store.replaceAll(given(records));
  for (const [code, snapshot] of snapshots) await store.saveSnapshot(code, snapshot);
  await store.close();
  const server = await startServer('./our-server.ts', [dataDir]);
  try {
    const open = async (code: string) => {
      const start = performance.now();
      const response = await fetch(`http://127.0.0.1:${server.port}/api/tables/${code}`);
      const { isStarted } = (await response.json()) as { isStarted: boolean };
      if (!isStarted) throw new Error('a match that was not opened');
      return performance.now() - start;
    };
    const measure = async (list: readonly string[]) => {
      const [warmUp = '', ...rest] = list;
      await open(warmUp);
      const times: number[] = [];
      const before = await server.cpu();
      for (const code of rest) times.push(await open(code));
      const cpu = (await server.cpu()) - before;
      const tenths = (value: number) => Math.round(value * 10) / 10;
      return {
        ms: tenths(times.sort((a, b) => a - b)[rest.length >> 1] ?? 0),
        cpuMs: tenths(cpu / 1000 / rest.length),
      };
    };
    const snapshot = await measure(codes.snapshot);
    return { moves, snapshot, replay: await measure(codes.replay) };
  } finally {
    await server.end();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function* given(records: readonly TableRecord[]): AsyncGenerator<TableRecord> {
  yield* records;
}

interface LongMatch {
  readonly seed: string;
  readonly table: Omit<NewTable, 'code'>;
  readonly versions: WatcherVersions;
}

/** A match that is not over after this many moves; tries seeds until it finds one. */
function longMatch(game: Game, seed: string, moves: number): LongMatch {
  const options = checkedOptions(game, { players: PLAYERS, options: {} });
  const generator = committedGenerator(
    SECRET,
    Array.from({ length: PLAYERS }, () => seed),
  );
  const header = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    seats: Array.from({ length: PLAYERS }, (_, seat) => ({ name: `P${seat}` })),
    generator,
  };
  const chance = chanceOf(generator, SECRET);
  if (chance === undefined) throw new Error('no chance');
  const versions = new WatcherVersions(new Match(game, header, chance));
  const random = randomFromText(`cold open ${seed}`);
  while (versions.match.log.length < moves) {
    const { state } = versions.match;
    const [seat] = seatsIn(game.owing(state));
    if (seat === undefined) return longMatch(game, `${seed}+`, moves);
    const legal = game.legal(state, seat);
    versions.match.play(seat, legal[random.below(legal.length)]);
    versions.record();
  }
  const table = {
    createdAt: 1,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    secret: SECRET,
    hostKeyHash: '',
    seats: header.seats.map(({ name }, seat) => ({
      kind: 'person' as const,
      person: { name, keyHash: `${seat}`, nonce: seed },
    })),
  };
  return { seed, table, versions };
}
