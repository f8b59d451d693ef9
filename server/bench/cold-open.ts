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
import { openSqliteStore } from '../src/index.ts';
import { outlookOf } from '../src/tables/match-log.ts';
import { saveMatch } from '../src/tables/saved-match.ts';
import { Telling } from '../src/tables/telling.ts';
import { startServer } from './child.ts';

const SECRET = 'bench';
const PLAYERS = 4;
const SNAPSHOT_AT = 32;

/**
 * How long a server that has never seen a match of so many moves takes to answer for it, with the
 * snapshot it would have kept and without any. The median of several matches, after one of
 * another table has warmed the server up.
 */
export async function coldOpen(moves: number, rounds: number) {
  const game = await findGame('ueberdachen')?.load();
  if (game === undefined) throw new Error('no game is long enough');
  const dataDir = await mkdtemp(join(tmpdir(), 'richtfest-bench-'));
  const store = await openSqliteStore(join(dataDir, 'richtfest.sqlite'));
  const codes = { snapshot: [] as string[], replay: [] as string[] };
  for (let round = 0; round <= rounds; round++) {
    for (const kind of ['snapshot', 'replay'] as const) {
      const code = `BCD${kind === 'snapshot' ? 'F' : 'G'}${'23456789BCDFGHJKMNPQ'[round]}X`;
      codes[kind].push(code);
      const { table, telling } = longMatch(game, `${round}`, moves);
      await store.createTable({ ...table, code });
      const { header } = telling.match;
      const outlook = outlookOf(telling.match);
      await store.startTable(code, {
        at: 1,
        header,
        seats: table.seats,
        ...outlook,
        awaitsBot: false,
      });
      for (const [at, entry] of telling.match.log.entries()) {
        await store.append(code, at, { at: 2, entry, awaitsBot: false, isFinished: false });
        if (kind === 'snapshot' && telling.match.log.length - at === SNAPSHOT_AT / 2) {
          await store.saveSnapshot(code, saveMatch(longMatch(game, `${round}`, at + 1).telling));
        }
      }
    }
  }
  await store.close();
  const server = await startServer('./our-server.ts', [dataDir]);
  try {
    const open = async (code: string) => {
      const start = performance.now();
      const response = await fetch(`http://127.0.0.1:${server.port}/api/tables/${code}`);
      const { version } = (await response.json()) as { version: number };
      if (version === 0) throw new Error('a match that was not opened');
      return performance.now() - start;
    };
    const median = async (list: readonly string[]) => {
      const [warmUp = '', ...rest] = list;
      await open(warmUp);
      const times: number[] = [];
      for (const code of rest) times.push(await open(code));
      return Math.round((times.sort((a, b) => a - b)[rest.length >> 1] ?? 0) * 10) / 10;
    };
    const snapshot = await median(codes.snapshot);
    return { moves, snapshotMs: snapshot, replayMs: await median(codes.replay) };
  } finally {
    await server.end();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function longMatch(game: Game, seed: string, moves: number) {
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
  const telling = new Telling(new Match(game, header, chance));
  const random = randomFromText(`cold open ${seed}`);
  while (telling.match.log.length < moves) {
    const { state } = telling.match;
    const [seat] = seatsIn(game.owing(state));
    if (seat === undefined) throw new Error(`a match of only ${telling.match.log.length} moves`);
    const legal = game.legal(state, seat);
    telling.play(seat, legal[random.below(legal.length)]);
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
  return { table, telling };
}
