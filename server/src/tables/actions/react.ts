import type { ReactMessage } from '@richtfest/protocol';
import type { Connection } from '../presence.ts';
import type { Room } from '../room.ts';
import { speaker } from './say.ts';

/** A reaction: seen by all who are there, and kept nowhere. */
export function react(room: Room, connection: Connection, { reaction }: ReactMessage): void {
  const seat = speaker(room, connection, ['all', 'reactions']);
  room.talk.count('reaction', seat);
  room.services.meters.talk.add('reaction');
  room.presence.broadcast(() => ({ type: 'reacted', seat, reaction }));
}
