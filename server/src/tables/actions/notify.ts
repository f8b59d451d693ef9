import { MatchNews } from '../match-news.ts';
import type { RunningMatch } from '../running-match.ts';
import type { Table } from '../table.ts';
import { timeOut } from './time-out.ts';

/**
 * If the match has changed since its log had `length` entries, sends every watcher what they may
 * know of it; then bots continue.
 */
export function notify(table: Table, length: number): void {
  const { match, presence, services, stored } = table;
  if (match === undefined || match.length === length) return;
  const news = new MatchNews(match, length);
  presence.broadcastTexts((watcher, protocol) => news.for(watcher, protocol));
  if (match.isFinished) {
    tellIfOver(table);
    services.notices.over(stored.code);
  }
  letOthersPlay(table);
  match.snapshots.saveIfDue(match.versions);
}

/** Reads what another server has committed, and notifies all connections. */
export async function followStore(table: Table, match: RunningMatch): Promise<void> {
  const { length } = match;
  await match.catchUp();
  notify(table, length);
}

/** Tells programs that their match is over. */
export function tellIfOver({ match, programs }: Table): void {
  if (match === undefined || programs.size === 0) return;
  const { game, state, header } = match.engine;
  const result = game.result(state);
  if (result !== undefined) {
    programs.tellOver({ names: header.seats.map(({ name }) => name), result });
  }
}

/** Asks bots that owe a decision, answers for undisturbed seats, and notifies absent players. */
export function letOthersPlay(table: Table): void {
  const { match } = table;
  if (match === undefined) return;
  match.calls.note(match.absentees);
  const answeredFor = () => [...match.doNotDisturb].filter((seat) => match.owesAnswer(seat));
  if (answeredFor().length > 0) {
    void table.schedule(async () => {
      const { length } = match;
      await timeOut(match, answeredFor(), 'busy');
      notify(table, length);
    });
  }
  match.botTurns.wake(match.engine, match.relief.with(match.engine, match.bots));
}
