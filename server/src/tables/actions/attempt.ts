import type { Seat } from '@richtfest/engine';
import type { AnswerMessage, MoveMessage, UndoMessage } from '@richtfest/protocol';
import type { Connection } from '../presence.ts';
import type { MatchChange, CommitOutcome } from '../running-match.ts';
import type { Table } from '../table.ts';
import { notify } from './notify.ts';
import { comeBack } from './stand-in.ts';

type AttemptMessage = MoveMessage | UndoMessage;

/** Handles a move or an undo, from the message to the last watcher, in the order of PR-5. */
export async function attempt(
  table: Table,
  connection: Connection,
  message: AttemptMessage,
): Promise<void> {
  const { id } = message;

  // Check: a seat of a running match, an attempt not answered yet, a decision still to be made.
  const { seat, match } = table.playing(connection);
  if (match.bots.has(seat)) await comeBack(table, seat);
  const { attempts, length } = match;
  let answer = attempts.find(seat, id);
  if (answer === undefined && !attempts.isCurrent(match.versions, seat, message)) {
    answer = attempts.keep(seat, id, {
      type: 'outdated',
      id,
      version: match.versions.version(seat),
    });
  }

  // Play, settle clocks, append, commit. A conflict may be this very attempt, at another server.
  if (answer === undefined) {
    const outcome = await match.commit(changeOf(table, seat, message));
    const known = outcome.outcome === 'conflict' ? attempts.find(seat, id) : undefined;
    const version = match.versions.version(seat);
    answer = known ?? attempts.keep(seat, id, answerTo(id, outcome, version));
  }
  // Another server may have given the seat to another player first.
  if (answer.type === 'outdated') await table.reload();

  // Acknowledge, then notify all watchers who may know of it.
  connection.send(JSON.stringify(answer));
  notify(table, length);
}

function changeOf({ stored }: Table, seat: Seat, message: AttemptMessage): MatchChange {
  const held = stored.seats[seat];
  const keyHash = held?.kind === 'person' ? (held.person?.keyHash ?? '') : '';
  const origin = { seat, by: 'seat', moveId: message.id, keyHash } as const;
  return message.type === 'move'
    ? { ...origin, move: message.move }
    : { ...origin, undo: message.moves };
}

/** The reply to an attempt; `version` is the current version for its seat. */
function answerTo(id: string, result: CommitOutcome, version: number): AnswerMessage {
  switch (result.outcome) {
    case 'appended':
      return { type: 'accepted', id, version };
    case 'refused':
      return { type: 'refused', id, version, reason: result.reason };
    case 'conflict':
      return { type: 'outdated', id, version };
    case 'cannot-undo':
      return {
        type: 'error',
        id,
        code: 'cannot-undo',
        sentence: 'That can’t be taken back: somebody has learned something or moved since.',
      };
  }
}
