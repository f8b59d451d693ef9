import { lastResultAt } from '@richtfest/protocol/daily';
import { readStoredJson, writeStored } from '../storage/device-storage.ts';
import { houseOfRecord } from './record-id.ts';

const KEY = 'richtfest/daily-sent';

/** Whether the server has counted or finally refused a record house of this device. */
export function isSent(id: string): boolean {
  return sentRecords().includes(id);
}

/** Houses that no longer count are forgotten. */
export function noteSent(id: string, now: number): void {
  const open = sentRecords().filter((each) => lastResultAt(houseOfRecord(each)?.day ?? '') > now);
  writeStored(KEY, JSON.stringify([...new Set([...open, id])]));
}

function sentRecords(): string[] {
  const stored = readStoredJson(KEY);
  return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : [];
}
