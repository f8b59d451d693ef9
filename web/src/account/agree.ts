import { canonicalJson, sha256Hex } from '@richtfest/engine';
import type { AccountDataResponse, KeepDataRequest, KeepDataResponse } from '@richtfest/protocol';
import { ServerProblem } from '../online/server.ts';
import { NO_CHRONICLE } from '../statistics/chronicle.ts';
import { type AccountData, merged } from './account-data.ts';
import { type DeviceData, applied, noticed } from './device-data.ts';
import type { HeldAccount } from './held-account.ts';
import { seal, unseal } from './sealed.ts';

/** What a device and a server have to do with it. */
export interface Agreeing {
  held(): HeldAccount | undefined;
  hold(held: HeldAccount): void;
  device(): DeviceData;
  change(from: DeviceData, to: DeviceData): void;
  fetch(after: number): Promise<AccountDataResponse>;
  keep(request: KeepDataRequest): Promise<KeepDataResponse>;
  now(): number;
}

/** Another device may be faster, but not for ever. */
const ATTEMPTS = 5;

/** Fetches what other devices did, adds what was done here, and sends the outcome if it is news. */
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
  // From here to the last word about this device nothing waits: nothing can change in between.
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
  // Not yet agreed on: whatever happens on the way, the next attempt finds the difference again.
  parts.hold({ ...agreed, hash: '' });
  const kept = await parts.keep({ version, data: await seal(held.secret, all) });
  parts.hold({ ...agreed, version: kept.version, agreedAt: parts.now() });
}

/** A server that was set back to an older backup knows less than this device: all is compared. */
async function newest(parts: Agreeing, known: number): Promise<AccountDataResponse> {
  const answer = await parts.fetch(known);
  return answer.version < known ? await parts.fetch(0) : answer;
}

function hashOf(data: AccountData): string {
  return sha256Hex(canonicalJson(data));
}
