import type { Reason, Seat } from '@richtfest/engine';
import type { BotDecision } from '../bot-turns.ts';
import type { RunningMatch } from '../running-match.ts';
import type { Table } from '../table.ts';
import { notify } from './notify.ts';
import { timeOut } from './time-out.ts';

/**
 * Plays the moves of bots, unless their decisions are out of date. A bot that failed
 * or chose an illegal move gets the move of a seat whose time has run out.
 */
export async function playBots(table: Table, decisions: readonly BotDecision[]): Promise<void> {
  const { match } = table;
  if (match === undefined) return;
  const { length } = match;
  for (const decision of decisions) {
    const { seat, answer } = decision;
    if (!isStillAsked(match, decision)) continue;
    const by = match.bots.has(seat) ? 'bot' : 'clock';
    const result =
      'move' in answer ? await match.commit({ seat, by, move: answer.move }) : undefined;
    if (result !== undefined && result.outcome !== 'refused') continue;
    logFailure(table, seat, 'failed' in answer ? answer.failed : result?.reason);
    await timeOut(match, [seat], by);
  }
  notify(table, length);
}

/** Plays an optional move of a bot, if it is still legal. */
export async function playVolunteer(table: Table, decision: BotDecision): Promise<void> {
  const { match } = table;
  const { seat, answer } = decision;
  if (match === undefined || !('move' in answer) || !isStillAsked(match, decision)) return;
  const { length } = match;
  await match.commit({ seat, by: 'bot', move: answer.move });
  notify(table, length);
}

function isStillAsked(running: RunningMatch, { match, seat, decision }: BotDecision): boolean {
  const isAsked = running.bots.has(seat) || running.relief.has(match, seat);
  return isAsked && match === running.engine && match.decisionOf(seat) === decision;
}

/** Logs why a bot failed; never its move, which may be secret. */
function logFailure(
  { services, stored }: Table,
  seat: Seat,
  failure: string | Reason | undefined,
): void {
  const reason = typeof failure === 'object' ? failure.code : failure;
  services.log.warn({ table: stored.code, seat, reason }, 'a bot had no move');
}
