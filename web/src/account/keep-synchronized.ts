import { useEditionStore } from '../editions/edition-store.ts';
import { keepTrying } from '../online/keep-trying.ts';
import { ServerProblem } from '../online/server.ts';
import { TABLES_CHANGED, heldTables } from '../online/seat-keys.ts';
import { useSettingsStore } from '../settings/settings.ts';
import { recordFinished } from '../statistics/record-finished.ts';
import { fetchData, keepData } from './account-server.ts';
import { synchronize } from './synchronize.ts';
import { heldAccount, holdAccount, reloadAccount, useAccountStore } from './held-account.ts';
import { NewerData } from './sealed.ts';
import { changeDevice, thisDevice } from './this-device.ts';

/** The delay in milliseconds that batches changes. */
const PAUSE = 1500;

let isWatching = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Keeps this device synchronized with the account from now on. */
export function keepSynchronized(): void {
  if (isWatching) return;
  isWatching = true;
  watchSeats();
  // Another tab has signed in, signed out or synchronized.
  addEventListener('storage', reloadAccount);
  document.addEventListener('visibilitychange', () => {
    // Synchronize before the player switches to another device.
    if (document.visibilityState === 'hidden') void synchronizeNow();
  });
  useSettingsStore.subscribe(({ chosen }, before) => {
    if (chosen !== before.chosen) soon();
  });
  useEditionStore.subscribe(soon);
  keepSynchronizing();
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
  timer = setTimeout(keepSynchronizing, PAUSE);
}

let latest = new AbortController();

/** Synchronizes now, and without a connection as soon as there is one. */
function keepSynchronizing(): void {
  latest.abort();
  latest = new AbortController();
  const isDone = async () => {
    await synchronizeNow();
    return useAccountStore.getState().failure !== 'away';
  };
  keepTrying(isDone, { signal: latest.signal, isRepeated: true });
}

let running: Promise<void> | undefined;

/** Synchronizes this device with the account. Never rejects: a failure is shown. */
export function synchronizeNow(): Promise<void> {
  clearTimeout(timer);
  // One at a time, also across tabs, which share storage.
  const before = running ?? Promise.resolve();
  running = before.then(() => withAccountLock(synchronizeLocked)).catch(showFailure);
  return running;
}

/** Runs a task while no other tab changes the account. */
export async function withAccountLock<T>(task: () => Promise<T>): Promise<T> {
  return await navigator.locks.request('richtfest/account', task);
}

async function synchronizeLocked(): Promise<void> {
  if (heldAccount() === undefined) return;
  await recordFinished();
  await synchronize({
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

function showFailure(error: unknown): void {
  if (error instanceof ServerProblem && error.code === 'not-signed-in') {
    holdAccount(undefined);
    useAccountStore.setState({ failure: 'signed-out' });
    return;
  }
  useAccountStore.setState({ failure: error instanceof NewerData ? 'newer' : 'away' });
}
