import type { AnswerTakeBackMessage, AskTakeBackMessage } from '@richtfest/protocol';
import type { Seat } from '@richtfest/engine';
import { RequestError } from '../../request-error.ts';
import type { StoredTakeBack } from '../../store/talk-store.ts';
import type { Connection } from '../presence.ts';
import type { Room } from '../room.ts';
import { showChange } from './show-change.ts';
import { playing } from './playing.ts';

/** So often an answer is given anew because somebody else answered in the same moment. */
const PATIENCE = 5;

/** A seat asks all to take its latest turn back. Where only bots play with it, it is done at once. */
export async function askTakeBack(
  room: Room,
  connection: Connection,
  { id }: AskTakeBackMessage,
): Promise<void> {
  const { seat, match } = playing(room, connection);
  await refresh(room);
  const open = match.takeBacks.open?.question;
  // The same question again, perhaps after a lost line.
  if (open?.seat === seat && open.id === id) return;
  if (open !== undefined) {
    throw new RequestError('already-asked', 'Somebody asks to take a turn back already.');
  }
  const question = match.takeBacks.askedBy(seat, id);
  if (question === undefined) {
    throw new RequestError(
      'cannot-undo',
      'There is no turn of yours that could be taken back now.',
    );
  }
  if (!(await keep(room, question))) {
    throw new RequestError('already-asked', 'Somebody asks to take a turn back already.');
  }
  room.services.meters.takeBacks.add('asked');
  await settle(room);
}

/** Agreed by all it is done; one who would rather not is enough. */
export async function answerTakeBack(
  room: Room,
  connection: Connection,
  { id, isAgreed }: AnswerTakeBackMessage,
): Promise<void> {
  const { seat } = playing(room, connection);
  for (let attempt = 0; attempt < PATIENCE; attempt++) {
    await refresh(room);
    const open = room.match?.takeBacks.open;
    if (open?.question.id !== id) {
      throw new RequestError('nothing-asked', 'Nobody asks that any more.');
    }
    const { question, awaits } = open;
    if (isAgreed && !awaits.includes(seat)) return;
    if (!(await keep(room, answered(question, seat, isAgreed)))) continue;
    if (isAgreed) await settle(room);
    else decline(room, seat);
    return;
  }
  throw new RequestError('nothing-asked', 'Nobody asks that any more.');
}

/** If nobody is waited for, it is done; else everybody hears who is. */
export async function settle(room: Room): Promise<void> {
  const { match } = room;
  const open = match?.takeBacks.open;
  if (match === undefined || open === undefined) return;
  if (open.awaits.length > 0) {
    tell(room);
    return;
  }
  await showChange(room, async () => {
    // Where another server was quicker, it is tried once more on what is so now.
    let isDone = await match.takeBack(open.question);
    if (!isDone && match.takeBacks.open !== undefined) isDone = await match.takeBack(open.question);
    if (isDone) room.services.meters.takeBacks.add('agreed');
  });
}

function answered(question: StoredTakeBack, seat: Seat, isAgreed: boolean): StoredTakeBack {
  return isAgreed
    ? { ...question, agreed: [...question.agreed, seat] }
    : { ...question, declinedBy: seat };
}

function decline(room: Room, seat: Seat): void {
  room.services.meters.takeBacks.add('declined');
  tell(room, seat);
}

function tell({ match, presence }: Room, declinedBy?: Seat): void {
  presence.broadcast((watcher) => {
    const takeBack = match?.takeBacks.for(watcher);
    return {
      type: 'take-back',
      ...(takeBack === undefined ? {} : { takeBack }),
      ...(declinedBy === undefined ? {} : { declinedBy }),
    };
  });
}

/** Another server may have heard another question or answer. */
async function refresh(room: Room): Promise<void> {
  await room.reload();
  const { match, stored } = room;
  if (match === undefined) return;
  if (stored.version > match.length) await showChange(room, () => match.catchUp());
  match.takeBacks.question = stored.takeBack;
}

async function keep(room: Room, to: StoredTakeBack): Promise<boolean> {
  const { services, stored } = room;
  const change = { at: services.now(), from: stored.takeBack, to };
  const isKept = await services.store.talk.setTakeBack(stored.code, change);
  await refresh(room);
  return isKept;
}
