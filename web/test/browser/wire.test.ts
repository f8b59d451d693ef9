import { expect, onTestFinished, test } from 'vitest';
import { openTable, playUntil } from './support/by-link.ts';
import { PIGS } from './support/play.ts';
import { Guests } from './support/guests.ts';

const guests = Guests.ofThisFile();

/** Another person's program, which plays the first legal move. Resolves after two moves. */
function connect(link: string): { types: string[]; hasDecided: Promise<void> } {
  const [, origin, table, token] = /(http.*)\/t\/(\w+)#bot=([\w-]+)/u.exec(link)!;
  const socket = new WebSocket(`${origin!.replace('http', 'ws')}/api/tables/${table}/program`);
  onTestFinished(() => socket.close());
  const types: string[] = [];
  const { promise: hasDecided, resolve } = Promise.withResolvers<void>();
  socket.onopen = () => socket.send(JSON.stringify({ type: 'join', protocol: 1, token }));
  socket.onmessage = ({ data }) => {
    const line = JSON.parse(String(data)) as { type: string; id: number };
    types.push(line.type);
    if (line.type !== 'decide') return;
    socket.send(JSON.stringify({ id: line.id, move: 0 }));
    if (types.filter((type) => type === 'decide').length === 2) resolve();
  };
  return { types, hasDecided };
}

test('the host gives a seat to a program, which plays and is shown as a bot', async () => {
  const { page, errors } = await guests.visitor();
  await openTable(page, guests.address, PIGS);
  await page.getByText('Let your own bot play').click();
  await page.getByRole('radio', { name: 'Seat 2 (open)' }).check({ force: true });
  await page.getByLabel('Its name at the table').fill('Robo');
  await page.getByRole('button', { name: 'Give it this seat' }).click();
  const command = await page.getByLabel('Run this where your bot is').inputValue();
  const seats = page.getByTestId('seats');
  await seats.getByText('external bot, not here yet').waitFor();
  const { types, hasDecided } = connect(/"(.*?)"/u.exec(command)![1]!);
  await page.getByTestId('prompt').waitFor();
  await page.getByRole('tab', { name: 'People' }).click();
  await seats.getByText('external bot', { exact: true }).waitFor();
  expect(await seats.innerText()).toContain('Robo');
  await playUntil([page], () => hasDecided);
  expect(new Set(types)).toEqual(new Set(['seated', 'decide']));
  expect(errors).toEqual([]);
});
