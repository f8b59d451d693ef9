import type { AnswerTakeBackMessage, AskTakeBackMessage } from '@richtfest/protocol';
import type { Seat } from '@richtfest/engine';
import { RequestError } from '../../request-error.ts';
import type { StoredTakeBack } from '../../store/talk-store.ts';
import type { Connection } from '../presence.ts';
import type { RunningMatch } from '../running-match.ts';
import type { Table } from '../table.ts';
import { followStore, notify } from './notify.ts';
import { playing } from './playing.ts';

/** How often an answer is tried again because somebody else answered at the same moment. */
const PATIENCE = 5;

/** A seat asks all to take its latest turn back. Where only bots play with it, it is done at once. */
export async function askTakeBack(
  table: Table,
  connection: Connection,
  { id }: AskTakeBackMessage,
): Promise<void> {
  const { seat, match } = playing(table, connection);
  await refresh(table);
  const open = match.takeBacks.open?.question;
  // The same question again, perhaps after a lost connection.
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
  if (!(await keep(table, question))) {
    throw new RequestError('already-asked', 'Somebody asks to take a turn back already.');
  }
  table.services.meters.takeBacks.add('asked');
  await settle(table);
}

/** It is done when all agree; one person who declines is enough to stop it (PR-12). */
export async function answerTakeBack(
  table: Table,
  connection: Connection,
  { id, isAgreed }: AnswerTakeBackMessage,
): Promise<void> {
  const { seat } = playing(table, connection);
  for (let attempt = 0; attempt < PATIENCE; attempt++) {
    await refresh(table);
    const open = table.match?.takeBacks.open;
    if (open?.question.id !== id) {
      throw new RequestError('nothing-asked', 'Nobody asks that any more.');
    }
    const { question, awaits } = open;
    if (isAgreed && !awaits.includes(seat)) return;
    if (!(await keep(table, answered(question, seat, isAgreed)))) continue;
    if (isAgreed) await settle(table);
    else decline(table, seat);
    return;
  }
  throw new RequestError('nothing-asked', 'Nobody asks that any more.');
}

/** If no answer is missing, it is done; else everybody is told whose is. */
export async function settle(table: Table): Promise<void> {
  const { match } = table;
  const open = match?.takeBacks.open;
  if (match === undefined || open === undefined) return;
  if (open.awaits.length > 0) {
    tell(table);
    return;
  }
  const { length } = match;
  // If another server was quicker, it is tried once more on the new position.
  let isDone = await takeBack(match, open.question);
  if (!isDone && match.takeBacks.open !== undefined) isDone = await takeBack(match, open.question);
  if (isDone) table.services.meters.takeBacks.add('agreed');
  notify(table, length);
}

/** Takes back what all have agreed to take back, unless the match has gone on. */
async function takeBack(match: RunningMatch, { seat, moves }: StoredTakeBack): Promise<boolean> {
  const undo = match.engine.line.length - moves;
  const { outcome } = await match.commit({ seat, by: 'seat', undo, isAgreed: true });
  match.time.restart();
  return outcome === 'appended';
}

function answered(question: StoredTakeBack, seat: Seat, isAgreed: boolean): StoredTakeBack {
  return isAgreed
    ? { ...question, agreed: [...question.agreed, seat] }
    : { ...question, declinedBy: seat };
}

function decline(table: Table, seat: Seat): void {
  table.services.meters.takeBacks.add('declined');
  tell(table, seat);
}

function tell({ match, presence }: Table, declinedBy?: Seat): void {
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
async function refresh(table: Table): Promise<void> {
  await table.reload();
  const { match, stored } = table;
  if (match === undefined) return;
  if (stored.version > match.length) await followStore(table, match);
  match.takeBacks.question = stored.takeBack;
}

async function keep(table: Table, to: StoredTakeBack): Promise<boolean> {
  const { services, stored } = table;
  const change = { at: services.now(), from: stored.takeBack, to };
  const isKept = await services.store.talk.setTakeBack(stored.code, change);
  await refresh(table);
  return isKept;
}
