import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  CLOSE,
  PROBLEM_CODES,
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
  moveSeatRequest,
  moveSeatResponse,
  readAs,
  readClientMessage,
  readServerMessage,
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
  takeSeatRequest,
  takeSeatResponse,
  watchingRequest,
} from '../src/index.ts';

const page = readFileSync(new URL('../../docs/protocol.md', import.meta.url), 'utf8');
const examples = [...page.matchAll(/```json (\S+)\n(.*?)```/gsu)].map(([, kind, text]) => ({
  kind: kind!,
  text: text!,
}));

const REQUESTS = {
  'create-table': createTableRequest,
  'create-table-answer': createTableResponse,
  'take-seat': takeSeatRequest,
  'take-seat-answer': takeSeatResponse,
  'move-seat': moveSeatRequest,
  'move-seat-answer': moveSeatResponse,
  'set-talk': setTalkRequest,
  'stand-in': standInRequest,
  watching: watchingRequest,
  'replace-seat': replaceSeatRequest,
  'hand-over': handOverRequest,
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

/** The example as the code that reads such messages understands it. */
function understood(kind: string, text: string): unknown {
  if (kind === 'client') return readClientMessage(text);
  if (kind === 'server') return readServerMessage(text);
  return readAs(REQUESTS[kind as keyof typeof REQUESTS], JSON.parse(text));
}

test.each(examples)('docs/protocol.md: $kind $text', ({ kind, text }) => {
  const whole: unknown = JSON.parse(text);
  const isMessage = kind === 'client' || kind === 'server';
  expect(understood(kind, text)).toEqual(isMessage ? { message: whole } : { value: whole });
});

test('docs/protocol.md shows every kind of message but those that say it all by their name', () => {
  const shown = examples.map(({ text }) => (JSON.parse(text) as { type?: string }).type);
  const types = [
    'hello',
    'move',
    'undo',
    'ask-take-back',
    'answer-take-back',
    'say',
    'react',
    'busy',
    'hold',
    'welcome',
    'update',
    'clocks',
    'take-back',
    'said',
    'reacted',
    'talk',
    'next',
    'accepted',
    'refused',
    'outdated',
    'error',
  ];
  for (const type of types) expect(shown).toContain(type);
  for (const type of ['presence', 'ping', 'pong']) expect(page).toContain(`\`${type}\``);
  expect(
    Object.keys(REQUESTS).filter((kind) => !examples.some((each) => each.kind === kind)),
  ).toEqual([]);
});

test('docs/protocol.md names every problem and every close code', () => {
  const missing = PROBLEM_CODES.filter((code) => !page.includes(`\`${code}\``));
  expect(missing).toEqual([]);
  for (const code of Object.values(CLOSE))
    expect(page).toMatch(new RegExp(`\\| ${code} +\\|`, 'u'));
});
