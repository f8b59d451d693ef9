import {
  type AccountDataResponse,
  type AccountSummary,
  type AddPasskeyRequest,
  type ChallengeResponse,
  type KeepDataRequest,
  type KeepDataResponse,
  type ShownPasskey,
  accountDataResponse,
  accountSummary,
  challengeResponse,
  doneResponse,
  keepDataResponse,
} from '@richtfest/protocol';
import { ask } from '../online/server.ts';

const HERE = '/api/account';

export function challenge(): Promise<ChallengeResponse> {
  return ask(challengeResponse, `${HERE}/challenge`, {}) as Promise<ChallengeResponse>;
}

export function createAccount(request: AddPasskeyRequest): Promise<AccountSummary> {
  return ask(accountSummary, HERE, request) as Promise<AccountSummary>;
}

export function signIn(passkey: ShownPasskey): Promise<AccountSummary> {
  return ask(accountSummary, `${HERE}/sign-in`, { passkey }) as Promise<AccountSummary>;
}

export async function signOut(isEverywhere: boolean): Promise<void> {
  await ask(doneResponse, `${HERE}/sign-out`, { isEverywhere });
}

export function accountOf(): Promise<AccountSummary> {
  return ask(accountSummary, HERE) as Promise<AccountSummary>;
}

export function addPasskey(request: AddPasskeyRequest): Promise<AccountSummary> {
  return ask(accountSummary, `${HERE}/passkeys`, request) as Promise<AccountSummary>;
}

export function renamePasskey(id: string, name: string): Promise<AccountSummary> {
  return ask(accountSummary, `${HERE}/passkeys/rename`, { id, name }) as Promise<AccountSummary>;
}

export function removePasskey(id: string): Promise<AccountSummary> {
  return ask(accountSummary, `${HERE}/passkeys/remove`, { id }) as Promise<AccountSummary>;
}

export async function deleteAccount(): Promise<void> {
  await ask(doneResponse, `${HERE}/delete`, {});
}

/** The account's data, if it is newer than the known version. */
export function fetchData(after: number): Promise<AccountDataResponse> {
  const path = `${HERE}/data?after=${after}`;
  return ask(accountDataResponse, path) as Promise<AccountDataResponse>;
}

export function keepData(request: KeepDataRequest): Promise<KeepDataResponse> {
  return ask(keepDataResponse, `${HERE}/data`, request) as Promise<KeepDataResponse>;
}
