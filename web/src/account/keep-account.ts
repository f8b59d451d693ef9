import { ServerProblem } from '../online/server.ts';
import { TABLES_CHANGED, heldTables } from '../online/seat-keys.ts';
import { useSettingsStore } from '../settings/settings.ts';
import { takeNotes } from '../statistics/take-notes.ts';
import { fetchData, keepData } from './account-server.ts';
import { agree } from './agree.ts';
import { heldAccount, holdAccount, lookAgain, useAccountStore } from './held-account.ts';
import { NewerData } from './sealed.ts';
import { changeDevice, thisDevice } from './this-device.ts';

/** Milliseconds: what changes together is sent together. */
const PAUSE = 1500;

let isWatching = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** From now on what changes here goes to the account, and what changes elsewhere comes here. */
export function keepAccount(): void {
  if (isWatching) return;
  isWatching = true;
  watchSeats();
  // Another tab has signed in or out, or has agreed on something.
  addEventListener('storage', lookAgain);
  addEventListener('online', soon);
  document.addEventListener('visibilitychange', () => {
    // Whoever puts the phone away takes up the tablet next.
    if (document.visibilityState === 'hidden') void agreeNow();
    else soon();
  });
  useSettingsStore.subscribe(({ chosen }, before) => {
    if (chosen !== before.chosen) soon();
  });
  void agreeNow();
}

/** Seats come and go seldom; when somebody last looked changes with every move. */
function watchSeats(): void {
  const seatsNow = () =>
    JSON.stringify(
      heldTables().map(({ table, seats, hostKey, isFinished }) => [
        table,
        seats,
        hostKey,
        isFinished,
      ]),
    );
  let before = seatsNow();
  addEventListener(TABLES_CHANGED, () => {
    const now = seatsNow();
    if (now !== before) soon();
    before = now;
  });
}

function soon(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void agreeNow(), PAUSE);
}

let running: Promise<void> | undefined;

/** Brings this device and the account together. Never fails: what could not be done is done later. */
export function agreeNow(): Promise<void> {
  clearTimeout(timer);
  // One after the other, also among tabs, which share what they hold.
  const before = running ?? Promise.resolve();
  running = before.then(() => alone(agreeAlone)).catch(noteFailure);
  return running;
}

/** Nothing else touches the account meanwhile, in this tab or another. */
export async function alone<T>(task: () => Promise<T>): Promise<T> {
  return await navigator.locks.request('richtfest/account', task);
}

async function agreeAlone(): Promise<void> {
  if (heldAccount() === undefined) return;
  await takeNotes();
  await agree({
    held: heldAccount,
    // Somebody who has signed out meanwhile stays so.
    hold: (held) => heldAccount()?.secret === held.secret && holdAccount(held),
    device: thisDevice,
    change: changeDevice,
    fetch: fetchData,
    keep: keepData,
    now: () => Date.now(),
  });
  useAccountStore.setState({ failure: undefined });
}

function noteFailure(error: unknown): void {
  if (error instanceof ServerProblem && error.code === 'not-signed-in') {
    holdAccount(undefined);
    useAccountStore.setState({ failure: 'signed-out' });
    return;
  }
  useAccountStore.setState({ failure: error instanceof NewerData ? 'newer' : 'away' });
}
