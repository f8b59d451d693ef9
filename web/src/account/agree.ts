import { canonicalJson, sha256Hex } from '@richtfest/engine';
import type { AccountDataResponse, KeepDataRequest, KeepDataResponse } from '@richtfest/protocol';
import { ServerProblem } from '../online/server.ts';
import { NO_CHRONICLE } from '../statistics/chronicle.ts';
import { type AccountData, merged } from './account-data.ts';
import { type DeviceData, applied, noticed } from './device-data.ts';
import type { HeldAccount } from './held-account.ts';
import { seal, unseal } from './sealed.ts';

/** The device's and the server's parts of synchronization. */
export interface Agreeing {
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
export async function agree(parts: Agreeing): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await agreeOnce(parts);
      return;
    } catch (error) {
      const isOvertaken = error instanceof ServerProblem && error.code === 'outdated-data';
      if (!isOvertaken || attempt === ATTEMPTS) throw error;
    }
  }
}

async function agreeOnce(parts: Agreeing): Promise<void> {
  const held = parts.held();
  if (held === undefined) return;
  const { version, data } = await newest(parts, held.version);
  const theirs = data === undefined ? undefined : await unseal(held.secret, data);
  // Synchronous from here on: nothing can change in between.
  const device = parts.device();
  const mine = noticed(held.known, device, parts.now());
  const all = theirs === undefined ? mine : merged(mine, theirs);
  parts.change(device, applied(all, device));
  const hash = hashOf(all);
  const agreed = { ...held, known: { ...all, chronicle: NO_CHRONICLE }, version, hash };
  if (hash === (theirs === undefined ? held.hash : hashOf(theirs))) {
    parts.hold({ ...agreed, agreedAt: parts.now() });
    return;
  }
  // Not stored as synchronized yet: if this attempt fails, the next one finds the difference again.
  parts.hold({ ...agreed, hash: '' });
  const kept = await parts.keep({ version, data: await seal(held.secret, all) });
  parts.hold({ ...agreed, version: kept.version, agreedAt: parts.now() });
}

/** A server restored from an older backup knows less than this device: compare everything. */
async function newest(parts: Agreeing, known: number): Promise<AccountDataResponse> {
  const answer = await parts.fetch(known);
  return answer.version < known ? await parts.fetch(0) : answer;
}

function hashOf(data: AccountData): string {
  return sha256Hex(canonicalJson(data));
}
