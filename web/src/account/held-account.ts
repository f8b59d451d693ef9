import { create } from 'zustand';
import type { AccountData } from './account-data.ts';

/** What this device holds of the account somebody is signed in to here. */
export interface HeldAccount {
  /** Out of its passkey: what it keeps is sealed with this. */
  readonly secret: string;
  /** As it was last agreed on, without the chronicle, which the device keeps for itself. */
  readonly known: AccountData;
  /** Of what the server has of it. */
  readonly version: number;
  /** Of all that was agreed on: if it is another now, something is to be sent. */
  readonly hash: string;
  readonly agreedAt: number;
}

const KEY = 'richtfest/account';

/** Read anew each time: another tab may have signed in or out. */
export function heldAccount(): HeldAccount | undefined {
  try {
    const held = JSON.parse(localStorage.getItem(KEY) ?? 'null') as HeldAccount | null;
    return held ?? undefined;
  } catch {
    return undefined;
  }
}

export function holdAccount(held: HeldAccount | undefined): void {
  try {
    if (held === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(held));
  } catch {
    // A browser that keeps nothing is signed in until the page is closed.
  }
  useAccountStore.setState({ held });
}

/** Shows what is held now, whoever changed it. */
export function lookAgain(): void {
  useAccountStore.setState({ held: heldAccount() });
}

/** How the account and this device stand. */
interface AccountStore {
  readonly held: HeldAccount | undefined;
  /** `away`: no connection; `newer`: another device has a newer site. */
  readonly failure: 'away' | 'newer' | 'signed-out' | undefined;
}

export const useAccountStore = create<AccountStore>()(() => ({
  held: heldAccount(),
  failure: undefined,
}));
