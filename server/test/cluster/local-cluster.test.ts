import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { CLOSE } from '@richtfest/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { countStart } from '../../../scripts/testing/count-start.ts';
import { Client, legalMoves } from '../support/client.ts';
import { calm, newTable, person, pigs, sit } from '../support/table.ts';

const PROGRAM = fileURLToPath(new URL('../../local-cluster/main.ts', import.meta.url));

interface Ready {
  readonly pid: number;
  readonly servers: readonly { readonly url: string; readonly pid: number }[];
  readonly nats: { readonly url: string; readonly pid: number };
  readonly database: { readonly url: string; readonly pid: number };
}

/** Runs `npm run cluster` and waits for its line. */
async function startLocalCluster(servers: number) {
  countStart('servers');
  const child = spawn(process.execPath, [PROGRAM, '--servers', String(servers)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit') as Promise<[number | null]>;
  onTestFinished(() => void child.kill('SIGINT'));
  const [line] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
  const ready = JSON.parse(line) as Ready;
  const end = async () => {
    process.kill(ready.pid, 'SIGTERM');
    return (await exited)[0];
  };
  return { ...ready, end };
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

test('several servers start with one command, and one of them may stop (PR-36)', async () => {
  const game = await pigs();
  const { servers, nats, database, end } = await startLocalCluster(2);
  const table = await newTable(servers[0]!.url, [person, person], calm);
  const keys = [(await sit(table, 'Ann')).key, (await sit(table, 'Ben')).key];
  const join = (seat: number) => Client.join(servers[seat]!.url, table.table, { key: keys[seat]! });
  const [ann, ben] = [await join(0), await join(1)];
  expect(await ann.play(legalMoves(game, ann, 0)[0])).toMatchObject({ version: 1 });
  await ben.until(() => ben.version === 1);

  process.kill(servers[0]!.pid, 'SIGTERM');
  await ann.until(() => ann.closed?.code === CLOSE.goingAway);
  const again = await ann.rejoin(servers[1]!.url, table.table, keys[0]);
  const seat = again.match!.owing[0]!;
  const mover = [again, ben][seat]!;
  const move = legalMoves(game, mover, seat)[0];
  expect(await mover.play(move, { id: 'second' })).toMatchObject({ version: 2 });
  await Promise.all([again, ben].map((each) => each.until(() => each.version === 2)));
  expect(ben.closed).toBeUndefined();
  await expect.poll(() => isRunning(servers[0]!.pid)).toBe(false);

  const pids = [nats, database, ...servers].map(({ pid }) => pid);
  expect(pids.map(isRunning)).toEqual([true, true, false, true]);
  expect(await end()).toBe(0);
  expect(pids.filter(isRunning)).toEqual([]);
});
