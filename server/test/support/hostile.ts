import type { GameMove, Random } from '@richtfest/engine';
import { MESSAGE_LENGTH, PROTOCOL } from '@richtfest/protocol';

/** The knowledge of an attacker: everything but a seat's key. */
export interface Loot {
  readonly version: number;
  /** A move that is legal for the seat to move, and the id of one that was accepted. */
  readonly move: GameMove;
  readonly usedId: string;
}

type Attack = (random: Random, loot: Loot) => string;

const json = (value: unknown) => JSON.stringify(value);
const moveMessage = (loot: Loot, more: object) =>
  json({ type: 'move', id: `h-${loot.version}`, version: loot.version, move: loot.move, ...more });

/** Ways to be a nuisance; each makes a text from some chance. */
export const ATTACKS: Readonly<Record<string, Attack>> = {
  'out of turn': (random, loot) => moveMessage(loot, { id: `out-${random.word() >>> 0}` }),
  'from the past': (random, loot) =>
    moveMessage(loot, {
      id: `past-${random.word() >>> 0}`,
      version: random.below(loot.version + 1),
    }),
  'from the future': (random, loot) =>
    moveMessage(loot, {
      id: `next-${random.word() >>> 0}`,
      version: loot.version + 1 + random.below(99),
    }),
  'replayed under another seat’s id': (_, loot) => moveMessage(loot, { id: loot.usedId }),
  'undone for others': (random, loot) =>
    json({
      type: 'undo',
      id: `undo-${random.word() >>> 0}`,
      version: loot.version,
      moves: 1 + random.below(9),
    }),
  'a second hello with a forged key': (random) =>
    json({ type: 'hello', protocol: PROTOCOL, key: `forged-${String(random.word()).repeat(3)}` }),
  'no JSON': (random) =>
    Array.from({ length: 1 + random.below(60) }, () =>
      String.fromCharCode(random.below(0xffff)),
    ).join(''),
  'cut off': (random, loot) => {
    const whole = moveMessage(loot, {});
    return whole.slice(0, random.below(whole.length));
  },
  'one letter changed': (random, loot) => {
    const whole = moveMessage(loot, {});
    const at = random.below(whole.length);
    return whole.slice(0, at) + String.fromCharCode(32 + random.below(95)) + whole.slice(at + 1);
  },
  'odd values': (random, loot) => {
    const odd: unknown[] = [
      undefined,
      -1,
      1e308,
      0.5,
      '',
      [],
      {},
      true,
      '9'.repeat(300),
      { toString: 1 },
    ];
    const field = ['type', 'id', 'version', 'move'][random.below(4)]!;
    return moveMessage(loot, { [field]: odd[random.below(odd.length)] });
  },
  'fields that are no business of a message': (random, loot) => {
    const field = ['__proto__', 'constructor', 'prototype', 'seat', 'key', 'isHost'][
      random.below(6)
    ]!;
    return moveMessage(loot, {}).replace('{', `{${json(field)}:{"seat":0,"isAdmin":true},`);
  },
  'moves of no game': (random, loot) =>
    moveMessage(loot, {
      id: `odd-${random.word() >>> 0}`,
      move: { verb: 'win', points: 99, __proto__: { verb: 'build' } },
    }),
  'too deep': (random, loot) => {
    const deep = 33 + random.below(2000);
    return moveMessage(loot, { move: 0 }).replace(
      '"move":0',
      `"move":${'['.repeat(deep)}${']'.repeat(deep)}`,
    );
  },
  'nearly too long': (_, loot) =>
    moveMessage(loot, { move: { verb: 'x'.repeat(MESSAGE_LENGTH - 200) } }),
  'taken back without consent': (random, loot) =>
    json({
      type: 'answer-take-back',
      id: random.below(2) === 0 ? loot.usedId : `q-${random.word() >>> 0}`,
      isAgreed: true,
    }),
  'asked with odd words': (random) =>
    json({ type: 'ask-take-back', id: ['', 'a b', 7, 'x'.repeat(65)][random.below(4)] }),
  'chat that is none': (random) =>
    json({
      type: 'say',
      id: 'c',
      text: ['', ' \n ', 'x'.repeat(201), '\u202eback', '\u0000', 9, ['a']][random.below(7)],
    }),
  'a reaction nobody knows': (random) =>
    json({ type: 'react', reaction: ['clap!', '', 1, '__proto__'][random.below(4)] }),
  'back in a seat of others': (random) =>
    json({ type: 'back', ...(random.below(2) === 0 ? {} : { seat: random.below(9) }) }),
  'do not disturb without yes or no': (random) =>
    json({ type: 'busy', isBusy: random.below(2) === 0 ? 'yes' : 1 }),
};

/** What only hosts and players may ask for; each with what it needs besides a key. */
const HOST_REQUESTS: Readonly<Record<string, object>> = {
  lobby: { isListed: true },
  watching: { forbidsWatchers: true },
  // Repeating that one is ready is harmless and accepted.
  'seats/ready': { isReady: false },
  'seats/replace': { seat: 0, bot: 'child' },
  'seats/stand-in': { seat: 0 },
  host: { seat: 1 },
  'host/take': {},
  close: {},
  start: { fillWithBots: true },
  seats: { name: 'Eve', nonce: 'eve' },
  rematch: { game: 'dream-home' },
};

const ODD_VALUES: readonly unknown[] = [null, -1, 1e308, 'x'.repeat(70), [], {}, true, '', [[]]];

/** A request of a hostile player: with their own key, a forged one, or odd values. */
export function hostileRequest(
  random: Random,
  seatKey: string,
): { readonly path: string; readonly body: object } {
  const paths = Object.keys(HOST_REQUESTS);
  const path = paths[random.below(paths.length)]!;
  const field = ['rematch', 'host/take', 'seats/ready'].includes(path) ? 'key' : 'hostKey';
  const forged = `forged-${String(random.word() >>> 0).padStart(20, '0')}`;
  const body: Record<string, unknown> = {
    [field]: random.below(2) === 0 ? seatKey : forged,
    ...HOST_REQUESTS[path],
  };
  const names = [...Object.keys(body), '__proto__', 'isHost', 'secret'];
  if (random.below(3) === 0) {
    const odd = ODD_VALUES[random.below(ODD_VALUES.length)];
    Object.defineProperty(body, names[random.below(names.length)]!, {
      value: odd,
      enumerable: true,
    });
  }
  return { path, body };
}
