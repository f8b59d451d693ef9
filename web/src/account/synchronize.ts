import { canonicalJson, sha256Hex } from '@richtfest/engine';
import type { AccountDataResponse, KeepDataRequest, KeepDataResponse } from '@richtfest/protocol';
import { ServerProblem } from '../online/server.ts';
import { NO_CHRONICLE } from '../statistics/chronicle.ts';
import { type AccountData, merged } from './account-data.ts';
import { type DeviceData, applied, noticed } from './device-data.ts';
import type { HeldAccount } from './held-account.ts';
import { seal, unseal } from './sealed.ts';

/** The device's and the server's options of synchronization. */
export interface SynchronizeOptions {
  held(): HeldAccount | undefined;
  hold(held: HeldAccount): void;
  device(): DeviceData;
  change(from: DeviceData, to: DeviceData): void;
  fetch(after: number): Promise<AccountDataResponse>;
  keep(request: KeepDataRequest): Promise<KeepDataResponse>;
  now(): number;
}

/** Retries after another device was faster. */
const ATTEMPTS = 5;

/** Fetches other devices' changes, merges them with this device's and sends the result if it is new. */
export async function synchronize(options: SynchronizeOptions): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await synchronizeOnce(options);
      return;
    } catch (error) {
      const isOvertaken = error instanceof ServerProblem && error.code === 'outdated-data';
      if (!isOvertaken || attempt === ATTEMPTS) throw error;
    }
  }
}

async function synchronizeOnce(options: SynchronizeOptions): Promise<void> {
  const held = options.held();
  if (held === undefined) return;
  const { version, data } = await newest(options, held.version);
  const theirs = data === undefined ? undefined : await unseal(held.secret, data);
  // Synchronous from here on: nothing can change in between.
  const device = options.device();
  const mine = noticed(held.known, device, options.now());
  const all = theirs === undefined ? mine : merged(mine, theirs);
  options.change(device, applied(all, device));
  const hash = hashOf(all);
  const agreed = { ...held, known: { ...all, chronicle: NO_CHRONICLE }, version, hash };
  if (hash === (theirs === undefined ? held.hash : hashOf(theirs))) {
    options.hold({ ...agreed, agreedAt: options.now() });
    return;
  }
  // Not stored as synchronized yet: if this attempt fails, the next one finds the difference again.
  options.hold({ ...agreed, hash: '' });
  const stored = await options.keep({ version, data: await seal(held.secret, all) });
  options.hold({ ...agreed, version: stored.version, agreedAt: options.now() });
}

/** A server restored from an older backup knows less than this device: compare everything. */
async function newest(options: SynchronizeOptions, known: number): Promise<AccountDataResponse> {
  const answer = await options.fetch(known);
  return answer.version < known ? await options.fetch(0) : answer;
}

function hashOf(data: AccountData): string {
  return sha256Hex(canonicalJson(data));
}
