import type { AccountSummary } from '@richtfest/protocol';
import { rememberName, rememberedName } from '../set-up/remembered.ts';
import { NO_CHRONICLE } from '../statistics/chronicle.ts';
import { storeChronicle } from '../statistics/stored-chronicle.ts';
import { replaceTables } from '../online/seat-keys.ts';
import { emptyData } from './account-data.ts';
import { accountFile } from './account-file.ts';
import * as server from './account-server.ts';
import { noticed } from './device-data.ts';
import { type HeldAccount, heldAccount, holdAccount, useAccountStore } from './held-account.ts';
import { synchronizeNow, withAccountLock, keepSynchronized } from './keep-synchronized.ts';
import { createPasskey, newSecret, showPasskey } from './passkey.ts';
import { thisDevice } from './this-device.ts';

/** Creates an account with a new passkey. Like all actions, it throws what server or browser refuse. */
export async function createAccount(name: string, deviceName: string): Promise<void> {
  const secret = newSecret();
  const asked = await server.challenge();
  const passkey = await createPasskey({ ...asked, secret, name, others: [] });
  await server.createAccount({ passkey, name: deviceName });
  await enter(secret, { value: name, at: Date.now() });
}

/** The account's settings override this device's; other data is merged. */
export async function signIn(): Promise<void> {
  const { shown, secret } = await showPasskey(await server.challenge());
  await server.signIn(shown);
  await enter(secret, { value: '', at: 0 });
}

async function enter(secret: string, name: HeldAccount['known']['name']): Promise<void> {
  const { settings } = thisDevice();
  const fresh = emptyData(name.value, name.at);
  // This device's settings count as older than the account's.
  const known = noticed(fresh, { settings, tables: [], chronicle: NO_CHRONICLE }, name.at);
  holdAccount({ secret, known, version: 0, hash: '', agreedAt: 0 });
  useAccountStore.setState({ failure: undefined });
  keepSynchronized();
  await synchronizeNow();
  if (rememberedName() === '') rememberName(heldAccount()?.known.name.value ?? '');
}

export async function addPasskey(
  { passkeys }: AccountSummary,
  deviceName: string,
): Promise<AccountSummary> {
  const { secret, known } = required();
  const others = passkeys.map(({ id }) => id);
  const asked = await server.challenge();
  const passkey = await createPasskey({ ...asked, secret, name: known.name.value, others });
  return await server.addPasskey({ passkey, name: deviceName });
}

export async function renameAccount(name: string): Promise<void> {
  const held = required();
  holdAccount({ ...held, known: { ...held.known, name: { value: name, at: Date.now() } } });
  await synchronizeNow();
}

interface Leaving {
  readonly isEverywhere?: boolean;
  /** Also deletes the data that this device would keep without an account. */
  readonly isClearing?: boolean;
}

/** Synchronizes first, if possible. */
export async function signOut({
  isEverywhere = false,
  isClearing = false,
}: Leaving): Promise<void> {
  await synchronizeNow();
  await withAccountLock(async () => {
    await server.signOut(isEverywhere);
    leave(isClearing);
  });
}

/** Deletes the account's data on the server, and its passkeys in browsers that support it. */
export async function deleteAccount({ isClearing = false }: Leaving): Promise<void> {
  const { passkeys } = await server.accountOf();
  await withAccountLock(async () => {
    await server.deleteAccount();
    leave(isClearing);
  });
  for (const { id } of passkeys) forgetPasskey(id);
}

function leave(isClearing: boolean): void {
  holdAccount(undefined);
  useAccountStore.setState({ failure: undefined });
  if (!isClearing) return;
  replaceTables([]);
  storeChronicle(NO_CHRONICLE);
}

/** Newer than the DOM types and missing in most browsers. */
interface Signalling {
  signalUnknownCredential?(options: { rpId: string; credentialId: string }): Promise<void>;
}

export function forgetPasskey(id: string): void {
  const browser = PublicKeyCredential as unknown as Signalling;
  void browser
    .signalUnknownCredential?.({ rpId: location.hostname, credentialId: id })
    .catch(() => undefined);
}

/** The account's complete data: docs/account-file.md. */
export async function exportedAccount(): Promise<object> {
  await synchronizeNow();
  const { known } = required();
  const summary = await server.accountOf();
  const { chronicle } = thisDevice();
  return accountFile(summary, { ...known, chronicle }, Date.now());
}

function required(): HeldAccount {
  const held = heldAccount();
  if (held === undefined) throw new Error('nobody is signed in');
  return held;
}
