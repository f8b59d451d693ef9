import { describe, expect, test } from 'vitest';
import {
  type ClientMessage,
  MAX_DEPTH,
  MESSAGE_LENGTH,
  PROTOCOL,
  type ServerMessage,
  createTableRequest,
  readAs,
  readClientMessage,
  readServerMessage,
  startTableRequest,
  takeSeatRequest,
} from '../src/index.ts';

const KEY = 'k'.repeat(32);

const clientMessages: ClientMessage[] = [
  { type: 'hello', protocol: PROTOCOL },
  { type: 'hello', protocol: PROTOCOL, key: KEY, since: 0 },
  { type: 'move', id: 'a-1_Z', version: 0, move: { verb: 'anything', list: [1, { x: null }] } },
  { type: 'move', id: 'a', version: 3, move: null },
  { type: 'undo', id: 'a', version: 3, moves: 2 },
  { type: 'refresh' },
  { type: 'refresh', since: 3 },
  { type: 'ping' },
];

const seats = [
  { kind: 'person', name: 'Ann', isTaken: true, isPresent: true },
  { kind: 'bot', name: 'Bot', bot: 'greedy', isTaken: true, isPresent: true },
] as const;

const state = {
  version: 2,
  entries: [
    { version: 0, events: [{ type: 'game-began', order: [1, 0] }] },
    { version: 1, seat: 1, events: [] },
    { version: 2, seat: 1, events: [], undo: 1 },
  ],
  view: { anything: [] },
  memory: {},
  owing: [0],
  undoable: 0,
  standing: [{ score: 3, parts: { roof: 3 } }],
};

const { view: _view, memory: _memory, standing: _standing, ...news } = state;

const serverMessages: ServerMessage[] = [
  {
    type: 'welcome',
    protocol: PROTOCOL,
    table: 'BCDFGH',
    seats,
    game: 'g',
    rulesVersion: 1,
    commitment: 'c',
  },
  {
    type: 'welcome',
    protocol: PROTOCOL,
    table: 'BCDFGH',
    seat: 0,
    seats,
    game: 'g',
    rulesVersion: 1,
    commitment: 'c',
    match: {
      header: {
        game: 'g',
        rulesVersion: 1,
        options: { a: [1] },
        seats: [{ name: 'Ann' }, { name: 'Bot', bot: 'greedy' }],
        generator: { name: 'chacha20', commitment: 'c', nonces: ['n', ''] },
      },
      since: 0,
      ...state,
    },
  },
  {
    type: 'update',
    ...state,
    result: { seats: [{ score: 3, parts: { roof: 3 }, tieBreaks: [1], place: 1 }] },
    secret: 's',
  },
  { type: 'change', ...news, since: 2, delta: { view: { phase: ['roll'], tiles: [3, 0, 'x'] } } },
  { type: 'change', ...news, since: 2 },
  { type: 'presence', seats },
  { type: 'accepted', id: 'a', version: 4 },
  {
    type: 'refused',
    id: 'a',
    version: 4,
    reason: { rule: 'XX-1', code: 'no', causes: [{ component: 'die', die: 3 }] },
  },
  { type: 'outdated', id: 'a', version: 4 },
  { type: 'error', code: 'malformed', sentence: 'No.' },
  { type: 'error', id: 'a', code: 'cannot-undo', sentence: 'No.' },
  { type: 'pong' },
];

describe('messages', () => {
  test.each(clientMessages)('of a client survive the wire: %j', (message) => {
    expect(readClientMessage(JSON.stringify(message))).toEqual({ message });
  });

  test.each(serverMessages)('of the server survive the wire: %j', (message) => {
    expect(readServerMessage(JSON.stringify(message))).toEqual({ message });
  });

  test.each([
    ['', 'A message must be JSON.'],
    ['{"type":"hello"', 'A message must be JSON.'],
    ['null', 'The message must be an object, not null.'],
    ['"hello"', 'The message must be an object, not "hello".'],
    ['{}', 'The field “type” is missing.'],
    [
      '{"type":"helo"}',
      'The field “type” must be "hello" or "move" or "undo" or "ask-take-back" or "answer-take-back" or "say" or "react" or "aid" or "busy" or "hold" or "back" or "refresh" or "ping", not "helo".',
    ],
    ['{"type":"hello"}', 'The field “protocol” is missing.'],
    ['{"type":"hello","protocol":"1"}', 'The field “protocol” must be 1 or 2, not "1".'],
    [
      `{"type":"hello","protocol":${PROTOCOL},"key":"short"}`,
      'The field “key” must be a key this server gave.',
    ],
    [
      `{"type":"hello","protocol":${PROTOCOL},"since":1.5}`,
      'The field “since” must be a whole number from 0 on.',
    ],
    [`{"type":"hello","protocol":${PROTOCOL},"seat":1}`, 'The field “seat” is not known here.'],
    ['{"type":"move","id":"a","version":0}', 'The field “move” is missing.'],
    [
      '{"type":"move","id":"a b","version":0,"move":{}}',
      'The field “id” must be made of letters, digits, _ and -.',
    ],
    [
      '{"type":"undo","id":"a","version":0,"moves":0}',
      'The field “moves” must be a whole number from 1 on.',
    ],
    [
      `{"type":"ping","x":${'['.repeat(9000)}`,
      'The message is nested more than 32 levels deep at x[0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0]… (line 1, column 51).',
    ],
    [
      '{"type":"ping","type":"hello"}',
      'The message names type twice (line 1, column 16); keep one of them.',
    ],
  ])('of a client that are wrong are explained: %s', (text, sentence) => {
    expect(readClientMessage(text)).toEqual({ problem: { code: 'malformed', sentence } });
  });

  test('have a limit in length and in depth', () => {
    const long = JSON.stringify({
      type: 'move',
      id: 'a',
      version: 0,
      move: 'x'.repeat(MESSAGE_LENGTH),
    });
    expect(readClientMessage(long)).toMatchObject({ problem: { code: 'too-large' } });
    const nested = (levels: number) =>
      `{"type":"move","id":"a","version":0,"move":${'['.repeat(levels)}${']'.repeat(levels)}}`;
    expect(readClientMessage(nested(MAX_DEPTH - 1))).toHaveProperty('message');
    expect(readClientMessage(nested(MAX_DEPTH))).toMatchObject({
      problem: { code: 'malformed', sentence: expect.stringMatching(/nested/u) },
    });
    expect(readClientMessage(nested(7000))).toHaveProperty('problem.code', 'malformed');
  });

  test('of another protocol are told apart whatever else is in them', () => {
    const other = PROTOCOL + 1;
    expect(readClientMessage(`{"type":"hello","protocol":${other},"new":true}`)).toEqual({
      problem: { code: 'wrong-protocol', sentence: expect.stringMatching(/reload/u) },
    });
    expect(readServerMessage(`{"type":"welcome","protocol":${other}}`)).toEqual({
      problem: { code: 'wrong-protocol', sentence: expect.stringMatching(/reload/u) },
    });
  });

  test('of a newer server may say more than is known here', () => {
    expect(readServerMessage('{"type":"pong","at":5}')).toEqual({ message: { type: 'pong' } });
  });

  test('of the server that are no messages are not taken for one', () => {
    for (const wrong of [
      '{"type":"refused","id":"a","version":1,"reason":{"rule":5}}',
      '{"type":"update"}',
    ]) {
      expect(readServerMessage(wrong)).toHaveProperty('problem');
    }
  });
});

describe('requests', () => {
  test('names are trimmed, counted as people count, and have nothing invisible in them', () => {
    const nameOf = (name: unknown) => readAs(takeSeatRequest, { name, nonce: 'n' });
    expect(nameOf('  Ann \t\n Lee ')).toEqual({ value: { name: 'Ann Lee', nonce: 'n' } });
    expect(nameOf('🐷'.repeat(24))).toHaveProperty('value');
    expect(nameOf('e\u0301'.repeat(24))).toHaveProperty('value');
    for (const wrong of [
      '🐷'.repeat(25),
      '',
      ' \t ',
      'a\u202eb',
      'a\u0000b',
      'a\ud800b',
      5,
      undefined,
    ]) {
      expect(nameOf(wrong)).toHaveProperty('problem');
    }
  });

  test('for a table and its start are read', () => {
    const table = {
      game: 'g',
      options: { a: [1] },
      seats: [{ kind: 'person' }, { kind: 'bot', name: 'B' }],
    };
    expect(readAs(createTableRequest, table)).toEqual({ value: table });
    expect(
      readAs(createTableRequest, { game: 'g', seats: [{ kind: 'person' }], options: [] }),
    ).toEqual({
      problem: { code: 'malformed', sentence: 'The field “options” must be an object.' },
    });
    expect(readAs(createTableRequest, { game: 'g', seats: [{ kind: 'dog' }] })).toEqual({
      problem: {
        code: 'malformed',
        sentence: 'The field “seats.0.kind” must be "person" or "bot", not "dog".',
      },
    });
    expect(readAs(startTableRequest, { hostKey: KEY, fillWithBots: true })).toHaveProperty('value');
    expect(readAs(startTableRequest, { hostKey: KEY })).toHaveProperty('problem');
  });
});
