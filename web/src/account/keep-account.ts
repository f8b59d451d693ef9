import { ServerProblem } from '../online/server.ts';
import { TABLES_CHANGED, heldTables } from '../online/seat-keys.ts';
import { useSettingsStore } from '../settings/settings.ts';
import { takeNotes } from '../statistics/take-notes.ts';
import { fetchData, keepData } from './account-server.ts';
import { agree } from './agree.ts';
import { heldAccount, holdAccount, lookAgain, useAccountStore } from './held-account.ts';
import { NewerData } from './sealed.ts';
import { changeDevice, thisDevice } from './this-device.ts';

/** The delay in milliseconds that batches changes. */
const PAUSE = 1500;

let isWatching = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Keeps this device synchronized with the account from now on. */
export function keepAccount(): void {
  if (isWatching) return;
  isWatching = true;
  watchSeats();
  // Another tab has signed in, signed out or synchronized.
  addEventListener('storage', lookAgain);
  addEventListener('online', soon);
  document.addEventListener('visibilitychange', () => {
    // Synchronize before the player switches to another device.
    if (document.visibilityState === 'hidden') void agreeNow();
    else soon();
  });
  useSettingsStore.subscribe(({ chosen }, before) => {
    if (chosen !== before.chosen) soon();
  });
  void agreeNow();
}

/** Ignores the time of the latest visit, which changes with every move. */
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

/** Synchronizes this device with the account. Never rejects: failures are retried later. */
export function agreeNow(): Promise<void> {
  clearTimeout(timer);
  // One at a time, also across tabs, which share storage.
  const before = running ?? Promise.resolve();
  running = before.then(() => alone(agreeAlone)).catch(noteFailure);
  return running;
}

/** Runs a task while no other tab changes the account. */
export async function alone<T>(task: () => Promise<T>): Promise<T> {
  return await navigator.locks.request('richtfest/account', task);
}

async function agreeAlone(): Promise<void> {
  if (heldAccount() === undefined) return;
  await takeNotes();
  await agree({
    held: heldAccount,
    // Do not sign in again if the player has signed out meanwhile.
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
