import type { AnswerMessage, MoveMessage, UndoMessage } from '@richtfest/protocol';
import type { Connection } from '../presence.ts';
import type { Room } from '../room.ts';
import { NOT_SEATED, NOT_STARTED } from './playing.ts';
import { showChange } from './show-change.ts';
import { comeBack } from './stand-in.ts';

/** A move or an undo: committed before it is acknowledged, acknowledged before others see it. */
export async function attempt(
  room: Room,
  connection: Connection,
  message: MoveMessage | UndoMessage,
): Promise<void> {
  await showChange(room, async () => {
    connection.send(JSON.stringify(await answer(room, connection, message)));
  });
}

async function answer(
  room: Room,
  connection: Connection,
  message: MoveMessage | UndoMessage,
): Promise<AnswerMessage> {
  const { presence, match } = room;
  const { id } = message;
  const seat = presence.watcherOf(connection);
  if (typeof seat !== 'number') return { type: 'error', id, ...NOT_SEATED };
  if (match === undefined) return { type: 'error', id, ...NOT_STARTED };
  if (match.hasBot(seat)) await comeBack(room, seat);
  const held = room.stored.seats[seat];
  const keyHash = held?.kind === 'person' ? (held.person?.keyHash ?? '') : '';
  const answered = await match.attempt(seat, { message, keyHash });
  // Another server may not only have been quicker, but given the seat to somebody else.
  if (answered.type === 'outdated') await room.reload();
  return answered;
}
