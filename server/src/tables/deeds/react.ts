import type { ReactMessage } from '@richtfest/protocol';
import type { Attendant } from '../attendance.ts';
import type { Room } from '../room.ts';
import { speaker } from './say.ts';

/** A reaction: seen by all who are there, and kept nowhere. */
export function react(room: Room, attendant: Attendant, { reaction }: ReactMessage): void {
  const seat = speaker(room, attendant, ['all', 'reactions']);
  room.talk.count('reaction', seat);
  room.services.meters.talk.add('reaction');
  room.attendance.broadcast(() => ({ type: 'reacted', seat, reaction }));
}
