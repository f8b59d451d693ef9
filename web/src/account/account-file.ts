import { readJson } from '@richtfest/engine';
import type { AccountSummary } from '@richtfest/protocol';
import type { FileProblem } from '../files/read-match-file.ts';
import { rememberName, rememberedName } from '../set-up/remembered.ts';
import { type AccountData, emptyData, merged } from './account-data.ts';
import { type DeviceData, applied, noticed } from './device-data.ts';
import { heldAccount } from './held-account.ts';
import { changeDevice, thisDevice } from './this-device.ts';

/** The format of an exported account: docs/account-file.md. */
const ACCOUNT_FORMAT = 'richtfest-account-1';

/** Several times the size of the largest account. */
export const LARGEST_ACCOUNT = 10_000_000;

type Content = Omit<AccountData, 'format'>;

export type ReadAccountFile = { readonly data: AccountData } | { readonly problem: FileProblem };

/** The complete data of an account, as it is exported. */
export function accountFile(
  { createdAt, passkeys }: Pick<AccountSummary, 'createdAt' | 'passkeys'>,
  { name, settings, tables, chronicle }: Content,
  exportedAt: number,
): object {
  const file = { format: ACCOUNT_FORMAT, exportedAt, createdAt, passkeys };
  return { ...file, name, settings, tables, chronicle };
}

/** Reads an untrusted file; undefined if it does not claim to be an account. */
export function readAccountFile(text: string): ReadAccountFile | undefined {
  const json = readJson(text);
  if ('problem' in json || !isObject(json.value)) return undefined;
  const { format } = json.value;
  if (typeof format !== 'string' || !format.startsWith('richtfest-account-')) return undefined;
  if (text.length > LARGEST_ACCOUNT) return { problem: { is: 'too-big' } };
  if (format !== ACCOUNT_FORMAT) {
    return { problem: { is: 'other-format', format: format.slice(0, 40) } };
  }
  const part = Object.entries(PARTS).find(([name, fits]) => !fits(partOf(json.value, name)));
  if (part !== undefined) return { problem: { is: 'broken', problem: `“${part[0]}” is wrong` } };
  const { name, settings, tables, chronicle } = json.value as unknown as Content;
  return { data: { format: 1, name, settings, tables, chronicle } };
}

/**
 * Adds an account's exported data to this device. On a device without an account, the file's
 * settings count more; otherwise the later change does.
 */
export function takeAccountFile(data: AccountData, now: number): void {
  const device = thisDevice();
  changeDevice(device, withAccountFile(data, device, now));
  if (rememberedName() === '') rememberName(data.name.value);
}

function withAccountFile(data: AccountData, device: DeviceData, now: number): DeviceData {
  const held = heldAccount();
  const mine =
    held === undefined ? noticed(emptyData('', 0), device, 0) : noticed(held.known, device, now);
  return applied(merged(mine, data), device);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function partOf(value: unknown, name: string): unknown {
  return isObject(value) ? value[name] : undefined;
}

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value);
const isBoolean: Check = (value) => typeof value === 'boolean';

const has =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isObject(value) && Object.entries(checks).every(([name, fits]) => fits(value[name]));

const every =
  (fits: Check): Check =>
  (value) =>
    isObject(value) && Object.values(value).every(fits);

const listOf =
  (fits: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(fits);

const PARTS: Readonly<Record<keyof Content, Check>> = {
  name: has({ value: isText, at: isNumber }),
  settings: every(has({ at: isNumber })),
  tables: every(
    has({
      game: isText,
      usedAt: isNumber,
      droppedAt: isNumber,
      isFinished: isBoolean,
      hostKey: isText,
      seats: every(has({ seat: isNumber, at: isNumber, isDropped: isBoolean })),
    }),
  ),
  chronicle: has({
    forgottenUntil: isNumber,
    games: listOf(
      has({
        id: isText,
        game: isText,
        where: (value) => value === 'device' || value === 'table',
        at: isNumber,
        seats: listOf(has({ name: isText, points: isNumber, place: isNumber })),
      }),
    ),
  }),
};
