import { WishProblem } from '../../problem.ts';
import type { Room } from '../room.ts';
import { keyHash } from '../secrets.ts';

export function requireHost({ stored }: Room, hostKey: string): void {
  if (keyHash(hostKey) === stored.hostKeyHash) return;
  throw new WishProblem('wrong-key', 'Only whoever set this table up can do that.');
}
