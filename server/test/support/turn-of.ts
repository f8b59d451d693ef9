import { randomFromText } from '@richtfest/engine';
import { type Client, playOn } from './client.ts';
import { pigs } from './table.ts';

/** Waits for this seat's turn at a table of pigs, and plays it to its end. */
export async function turnOf(client: Client, seat: number): Promise<void> {
  await client.until(() => client.match!.owing.includes(seat));
  const isOver = () => !client.match!.owing.includes(seat);
  await playOn(await pigs(), { client, seat, random: randomFromText('turn') }, isOver);
}
