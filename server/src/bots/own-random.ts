import { randomBytes } from 'node:crypto';
import { Random } from '@richtfest/engine';

/** A bot's random numbers are independent of the table's. */
export function ownRandom(): Random {
  const bytes = randomBytes(12);
  return new Random(bytes.readInt32LE(0), bytes.readInt32LE(4), bytes.readInt32LE(8));
}
