import { create } from 'zustand';
import { readStoredJson, removeStored, writeStored } from '../storage/device-storage.ts';
import type { AccountData } from './account-data.ts';

/** The account that is signed in on this device. */
export interface HeldAccount {
  /** The secret from its passkey, which encrypts its data. */
  readonly secret: string;
  /** The data as last synchronized, without the chronicle, which is stored separately. */
  readonly known: AccountData;
  /** The version of the server's copy. */
  readonly version: number;
  /** The hash of the synchronized data; a different one means there are changes to send. */
  readonly hash: string;
  readonly agreedAt: number;
}

const KEY = 'richtfest/account';

/** Not cached: another tab may have signed in or out. */
export function heldAccount(): HeldAccount | undefined {
  return readStoredJson(KEY) as HeldAccount | undefined;
}

export function holdAccount(held: HeldAccount | undefined): void {
  // Without storage the session lasts until the page is closed.
  if (held === undefined) removeStored(KEY);
  else writeStored(KEY, JSON.stringify(held));
  useAccountStore.setState({ held });
}

/** Reloads the account after another tab may have changed it. */
export function reloadAccount(): void {
  useAccountStore.setState({ held: heldAccount() });
}

/** The state of synchronization. */
interface AccountStore {
  readonly held: HeldAccount | undefined;
  /** `away`: no connection; `newer`: another device has a newer site. */
  readonly failure: 'away' | 'newer' | 'signed-out' | undefined;
}

export const useAccountStore = create<AccountStore>()(() => ({
  held: heldAccount(),
  failure: undefined,
}));
