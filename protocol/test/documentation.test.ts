import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  accountDataResponse,
  accountSummary,
  addPasskeyRequest,
  challengeResponse,
  createTableRequest,
  createTableResponse,
  giveToProgramRequest,
  giveToProgramResponse,
  keepDataRequest,
  keepDataResponse,
  claimSeatRequest,
  claimSeatResponse,
  closeTableRequest,
  handOverRequest,
  listTableRequest,
  lobby,
  endNoticeRequest,
  helpOutRequest,
  moveSeatRequest,
  moveSeatResponse,
  readAs,
  readyRequest,
  noticeRequest,
  noticeState,
  readClientMessage,
  readServerMessage,
  clientMessage,
  serverMessage,
  removePasskeyRequest,
  renamePasskeyRequest,
  signInRequest,
  signOutRequest,
  setTalkRequest,
  rematchRequest,
  rematchResponse,
  replaceSeatRequest,
  standInRequest,
  startTableRequest,
  tableSummary,
  takeFromProgramRequest,
  takeHostRequest,
  takeSeatRequest,
  takeSeatResponse,
  watchingRequest,
} from '../src/index.ts';

const PAGES = ['protocol.md', 'reference/protocol-features.md'];
const pages = PAGES.map((path) =>
  readFileSync(new URL(`../../docs/${path}`, import.meta.url), 'utf8'),
).join('\n');
const examples = [...pages.matchAll(/```json (\S+)\n(.*?)```/gsu)].map(([, kind, text]) => ({
  kind: kind!,
  text: text!,
}));

const BODIES = {
  'create-table': createTableRequest,
  'create-table-answer': createTableResponse,
  'take-seat': takeSeatRequest,
  'take-seat-answer': takeSeatResponse,
  'move-seat': moveSeatRequest,
  'move-seat-answer': moveSeatResponse,
  ready: readyRequest,
  'set-talk': setTalkRequest,
  'stand-in': standInRequest,
  watching: watchingRequest,
  'replace-seat': replaceSeatRequest,
  'hand-over': handOverRequest,
  'take-host': takeHostRequest,
  'close-table': closeTableRequest,
  rematch: rematchRequest,
  'rematch-answer': rematchResponse,
  'claim-seat': claimSeatRequest,
  'claim-seat-answer': claimSeatResponse,
  'list-table': listTableRequest,
  lobby,
  'give-to-program': giveToProgramRequest,
  'give-to-program-answer': giveToProgramResponse,
  'take-from-program': takeFromProgramRequest,
  'help-out': helpOutRequest,
  notice: noticeRequest,
  'notice-state': noticeState,
  'end-notice': endNoticeRequest,
  'start-table': startTableRequest,
  'table-summary': tableSummary,
  'challenge-answer': challengeResponse,
  'add-passkey': addPasskeyRequest,
  'sign-in': signInRequest,
  'sign-out': signOutRequest,
  account: accountSummary,
  'account-data': accountDataResponse,
  'keep-data': keepDataRequest,
  'keep-data-answer': keepDataResponse,
  'rename-passkey': renamePasskeyRequest,
  'remove-passkey': removePasskeyRequest,
};

/** Parses an example with the code that reads such messages. */
function parsed(kind: string, text: string): unknown {
  if (kind === 'client') return readClientMessage(text);
  if (kind === 'server') return readServerMessage(text);
  return readAs(BODIES[kind as keyof typeof BODIES], JSON.parse(text));
}

test.each(examples)('the example parses: $kind $text', ({ kind, text }) => {
  const whole: unknown = JSON.parse(text);
  const isMessage = kind === 'client' || kind === 'server';
  expect(parsed(kind, text)).toEqual(isMessage ? { message: whole } : { value: whole });
});

const typesOf = ({ options }: { readonly options: readonly MessageSchema[] }) =>
  options.map(({ entries }) => entries.type.literal);

interface MessageSchema {
  readonly entries: { readonly type: { readonly literal: string } };
}

test('every kind of message has an example, except those without a body of their own', () => {
  const shown = new Set(examples.map(({ text }) => (JSON.parse(text) as { type?: string }).type));
  const types = [...typesOf(clientMessage), ...typesOf(serverMessage)];
  expect(types.filter((type) => !shown.has(type))).toEqual(['ping', 'presence', 'pong']);
  const kinds = new Set(examples.map(({ kind }) => kind));
  expect(Object.keys(BODIES).filter((kind) => !kinds.has(kind))).toEqual([]);
});
