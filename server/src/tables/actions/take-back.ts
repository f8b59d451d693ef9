import type { AnswerTakeBackMessage, AskTakeBackMessage } from '@richtfest/protocol';
import type { Seat } from '@richtfest/engine';
import { RequestError } from '../../request-error.ts';
import type { StoredTakeBack } from '../../store/talk-store.ts';
import type { Connection } from '../presence.ts';
import type { RunningMatch } from '../running-match.ts';
import type { Table } from '../table.ts';
import { followStore, notify } from './notify.ts';

/** The number of attempts to store an answer while other players answer at the same moment. */
const MAX_ATTEMPTS = 5;

/** Asks all players to take back a seat's latest turn. Against bots only, it happens at once. */
export async function askTakeBack(
  table: Table,
  connection: Connection,
  { id }: AskTakeBackMessage,
): Promise<void> {
  const { seat, match } = table.playing(connection);
  await refresh(table);
  const open = match.takeBacks.open?.question;
  // A repeated request, perhaps after a lost connection.
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
  if (!(await store(table, question))) {
    throw new RequestError('already-asked', 'Somebody asks to take a turn back already.');
  }
  table.services.meters.takeBacks.add('asked');
  await settle(table);
}

/** Carries out the take-back when all agree; a single refusal stops it (PR-12). */
export async function answerTakeBack(
  table: Table,
  connection: Connection,
  { id, isAgreed }: AnswerTakeBackMessage,
): Promise<void> {
  const { seat } = table.playing(connection);
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    await refresh(table);
    const open = table.match?.takeBacks.open;
    if (open?.question.id !== id) {
      throw new RequestError('nothing-asked', 'Nobody asks that any more.');
    }
    const { question, awaits } = open;
    if (isAgreed && !awaits.includes(seat)) return;
    if (!(await store(table, answered(question, seat, isAgreed)))) continue;
    if (isAgreed) await settle(table);
    else decline(table, seat);
    return;
  }
  throw new RequestError('nothing-asked', 'Nobody asks that any more.');
}

/** Carries out the take-back if no answer is missing; otherwise sends the missing seats to all. */
export async function settle(table: Table): Promise<void> {
  const { match } = table;
  const open = match?.takeBacks.open;
  if (match === undefined || open === undefined) return;
  if (open.awaits.length > 0) {
    tell(table);
    return;
  }
  const { length } = match;
  // If another server was faster, it is tried once more on the new position.
  let isDone = await takeBack(match, open.question);
  if (!isDone && match.takeBacks.open !== undefined) isDone = await takeBack(match, open.question);
  if (isDone) table.services.meters.takeBacks.add('agreed');
  notify(table, length);
}

/** Carries out an agreed take-back, unless the match has continued. */
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

/** Another server may have received another request or answer. */
async function refresh(table: Table): Promise<void> {
  await table.reload();
  const { match, stored } = table;
  if (match === undefined) return;
  if (stored.version > match.length) await followStore(table, match);
  match.takeBacks.question = stored.takeBack;
}

async function store(table: Table, to: StoredTakeBack): Promise<boolean> {
  const { services, stored } = table;
  const change = { at: services.now(), from: stored.takeBack, to };
  const isSaved = await services.store.talk.setTakeBack(stored.code, change);
  await refresh(table);
  return isSaved;
}
