import { rm } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { PROTOCOL } from '@richtfest/protocol';
import type { HeldTable } from '../../src/online/seat-keys.ts';
import { en } from '../../src/texts/en.ts';
import { playUntil, showMoves, sitDown, takeSeat, untilOver } from './support/by-link.ts';
import { unpackSite } from './support/earlier-site.ts';
import { Guests } from './support/guests.ts';
import { PIGS } from './support/play.ts';
import { RealServer } from './support/real-server.ts';

const guests = Guests.servedBy((webRoot) => RealServer.serving(webRoot));

interface Frame {
  readonly type: string;
  readonly id?: string;
  readonly protocol?: number;
}

/** Opens a table for these seats; returns its link. */
async function openTable(...seats: readonly object[]): Promise<string> {
  const response = await fetch(`${guests.address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      game: PIGS,
      options: { firstSeat: 0 },
      seats,
      clock: { bots: 'instant' },
    }),
  });
  const { table } = (await response.json()) as { readonly table: string };
  return `${guests.address}/t/${table}`;
}

/** What a page sends from now on. */
function sentBy(page: Page): Frame[] {
  const sent: Frame[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => sent.push(JSON.parse(String(payload)) as Frame)),
  );
  return sent;
}

/** The seats whose keys this device has, and its player's name. */
function seatsIn(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const tables = JSON.parse(localStorage.getItem('richtfest/tables') ?? '[]') as HeldTable[];
    const seats = tables.map(({ table, seats: held }) => ({ table, held }));
    return { seats, name: localStorage.getItem('richtfest/name') };
  });
}

test('an old tab plays on at this server, gets a message at the next one, and plays on with its site', async () => {
  const { server } = guests;
  // The site as it was built before protocol 2.
  const earlier = { webRoot: await unpackSite('protocol-1') };
  onTestFinished(() => rm(earlier.webRoot, { recursive: true }));
  await server.replaceWith(earlier);
  const [anna, ben] = [await guests.visitor(), await guests.visitor()];
  const sent = sentBy(anna.page);
  const link = await openTable({ kind: 'person' }, { kind: 'person' });
  await anna.page.goto(link);
  await takeSeat(anna.page, 'Anna');
  await anna.page.getByText('You are ready. The game begins soon.').waitFor();

  await server.replaceWith({});
  await sitDown(ben.page, link, 'Ben');
  await anna.page.getByTestId('prompt').waitFor();
  const moves = () => sent.filter(({ type }) => type === 'move').length;
  await playUntil([anna.page, ben.page], async () => {
    await expect.poll(moves).toBeGreaterThan(2);
  });
  expect(sent.map(({ protocol }) => protocol)).toContain(PROTOCOL - 1);
  expect(sent.map(({ protocol }) => protocol)).not.toContain(PROTOCOL);

  const seats = await seatsIn(anna.page);
  expect(seats).toMatchObject({ seats: [{ held: [{ seat: 0 }] }], name: 'Anna' });
  const next = { protocols: [PROTOCOL, PROTOCOL + 1] } as const;
  // At first it still gets the old site: it reloads itself, to no avail.
  await server.replaceWith({ ...earlier, ...next });
  await anna.page.getByText(en.online.problems['wrong-protocol']).waitFor();
  expect(await seatsIn(anna.page)).toEqual(seats);
  await server.replaceWith(next);
  await anna.page.reload();
  await anna.page.getByTestId('prompt').waitFor();
  expect(sent.findLast(({ type }) => type === 'hello')).toMatchObject({ protocol: PROTOCOL });
  await playUntil([anna.page, ben.page], () => untilOver(anna.page));
  await untilOver(ben.page);
  expect([...anna.errors, ...ben.errors].filter((error) => !isCut(error))).toEqual([]);
  await server.replaceWith({});
});

test.each([
  ['newer', [PROTOCOL + 1, PROTOCOL + 2]],
  ['older', [PROTOCOL - 3, PROTOCOL - 2]],
] as const)(
  'at a server that is two protocols %s, a page says so and plays its unsent move later',
  async (_, protocols) => {
    const { server } = guests;
    const { page, context } = await guests.visitor('phone upright');
    const attempts: string[] = [];
    const received: string[] = [];
    let isCut = false;
    await page.routeWebSocket(/\/socket$/u, (client) => {
      const connection = client.connectToServer();
      connection.onMessage((message) => {
        received.push(String(message));
        client.send(message);
      });
      client.onMessage((message) => {
        const { type, id = '' } = JSON.parse(String(message)) as Frame;
        if (type === 'move') attempts.push(id);
        // The first server ends before it has read the move.
        if (type !== 'move' || !isCut) connection.send(message);
      });
    });
    await sitDown(page, await openTable({ kind: 'person' }, { kind: 'bot', bot: 'child' }), 'Anna');
    await showMoves(page);
    isCut = true;
    await page.getByTestId('moves').getByRole('button').first().click();
    await expect.poll(() => attempts.length).toBe(1);
    await server.replaceWith({ protocols });
    // By now it has reloaded itself once, without success.
    await page.getByText(en.online.problems['wrong-protocol']).waitFor();
    await page.getByRole('link', { name: en.home }).waitFor();

    isCut = false;
    await server.replaceWith({});
    await page.getByRole('button', { name: en.failure.reload }).click();
    await page.getByTestId('prompt').waitFor();
    const [id = ''] = attempts;
    await expect.poll(() => received.join()).toContain(`"type":"accepted","id":"${id}"`);
    expect(new Set(attempts)).toEqual(new Set([id]));
    await context.close();
  },
);

/** A replaced server takes its connections with it. */
function isCut(error: string): boolean {
  return error.includes('WebSocket connection to');
}
