import { describe, expect, test } from 'vitest';
import {
  type Dealer,
  type GameEvent,
  type GameMove,
  type MoveOf,
  NO_SEATS,
  type Reason,
  type SeatSet,
  type VerbRules,
  dispatchVerbs,
  onlySeat,
  schema,
  withoutParameters,
} from '../src/index.ts';

interface State {
  phase: 'dig' | 'fill' | 'over';
  depth: number;
  after: string[];
}

interface Types {
  State: State;
  Move: Move;
  Event: GameEvent;
  View: object;
  Memory: object;
  Reason: Reason;
  Options: object;
}

type Verb<M extends GameMove = Move> = VerbRules<Types, M, string>;

interface DigMove {
  readonly verb: 'dig';
  readonly spades: number;
}

const dig: Verb<DigMove> = {
  phases: ['dig'],
  parameters: { spades: schema.integer(1, 3) },
  refusal: ({ depth }, { spades }, seat) =>
    depth + spades > 4 ? { rule: 'T-1', code: `rock-under-${seat}` } : undefined,
  play(state, { spades }, _dealer, seat) {
    state.depth += spades;
    return `dug by ${seat}`;
  },
  notation: {
    examples: ['1', '3'],
    write: ({ spades }) => `${spades}`,
    read: (words) => (/^\d$/.test(words) ? { spades: Number(words) } : undefined),
  },
};

const rest: Verb<{ readonly verb: 'rest' }> = {
  ...withoutParameters,
  phases: ['dig', 'fill'],
  refusal: () => undefined,
  play: () => 'rested',
};

const shout: Verb<{ readonly verb: 'shout' }> = {
  ...withoutParameters,
  phases: 'any',
  turn: (_state, seat) => (seat < 2 ? undefined : { rule: 'T-2', code: 'too-far-away' }),
  refusal: () => undefined,
  play: () => 'shouted',
};

const VERBS = { dig, rest, shout };
type Move = MoveOf<typeof VERBS>;

const dealer: Dealer = { chance: { pick: () => expect.unreachable() }, report: undefined };
const wrongPhase = (_: State, { phases }: Verb): Reason => ({
  rule: 'T-3',
  code: `only-${String(phases)}`,
});
const owing = ({ phase }: State): SeatSet => (phase === 'over' ? NO_SEATS : onlySeat(0));
const afterPlay = (state: State, after: string) => void state.after.push(after);
const start = (phase: State['phase'] = 'dig'): State => ({ phase, depth: 0, after: [] });

const { verbs, refusal, play, moveNotation } = dispatchVerbs<Types, Verb, string>(VERBS, {
  owing,
  wrongPhase,
  afterPlay,
  helpFirst: ['rest'],
});

describe('a table of verbs', () => {
  test('lists its verbs in order, in the schema too', () => {
    expect(verbs).toEqual(['dig', 'rest', 'shout']);
    expect(moveNotation.moveSchema.anyOf?.map(({ properties }) => properties?.['verb'])).toEqual(
      verbs.map((verb) => ({ const: verb })),
    );
  });

  test('carries out a move by its verb and then continues', () => {
    const state = start();
    play(state, 1, { verb: 'dig', spades: 2 }, dealer);
    play(state, 0, { verb: 'shout' }, dealer);
    expect(state).toEqual({ phase: 'dig', depth: 2, after: ['dug by 1', 'shouted'] });
  });

  test.each([
    { frequent: ['rest'] },
    { frequent: ['dig', 'shout'] },
    { frequent: ['shout', 'rest', 'dig'] },
  ] as const)('carries out frequent verbs the same way: $frequent', ({ frequent }) => {
    const options = { owing, wrongPhase, afterPlay, frequent };
    const fast = dispatchVerbs<Types, Verb, string>(VERBS, options);
    const state = start();
    fast.play(state, 1, { verb: 'dig', spades: 2 }, dealer);
    fast.play(state, 0, { verb: 'shout' }, dealer);
    fast.play(state, 0, { verb: 'rest' }, dealer);
    expect(state).toEqual({ phase: 'dig', depth: 2, after: ['dug by 1', 'shouted', 'rested'] });
  });

  test.each([
    ['the game is over', 'over', 0, { verb: 'dance' }, 'game-over'],
    ['an unknown verb', 'dig', 1, { verb: 'dance' }, 'not-a-move'],
    ['a name every object has', 'dig', 0, { verb: 'toString' }, 'not-a-move'],
    ['no object', 'dig', 0, null, 'not-a-move'],
    ['a missing parameter', 'dig', 1, { verb: 'dig' }, 'not-a-move'],
    ['another seat’s decision', 'fill', 1, { verb: 'dig', spades: 1 }, 'not-your-decision'],
    ['the wrong phase', 'fill', 0, { verb: 'dig', spades: 3 }, 'only-dig'],
    ['the verb’s own reason', 'dig', 0, { verb: 'dig', spades: 3 }, 'rock-under-0'],
    ['a verb with a turn of its own', 'fill', 2, { verb: 'shout' }, 'too-far-away'],
    ['a verb for any seat and phase', 'fill', 1, { verb: 'shout' }, undefined],
    ['a verb of two phases', 'fill', 0, { verb: 'rest' }, undefined],
  ] as const)('is asked in order: %s', (...[, phase, seat, move, code]) => {
    expect(refusal({ ...start(phase), depth: 2 }, seat, move)?.code).toBe(code);
  });

  test('reports problems with a move by the schema of its verb alone', () => {
    expect(refusal(start(), 0, { verb: 'dig', spades: 4 })).toEqual({
      rule: 'RF-3',
      code: 'not-a-move',
      problem: 'move.spades must be at most 3, not 4',
    });
  });

  test('writes and reads moves', () => {
    const { moveHelp, readMove, writeMove } = moveNotation;
    expect(moveHelp).toEqual(['rest', 'dig 1', 'dig 3', 'shout']);
    for (const text of moveHelp) expect(writeMove(readMove(text) as Move)).toBe(text);
    expect(readMove('  dig   2 ')).toEqual({ verb: 'dig', spades: 2 });
    for (const text of ['', 'dig', 'dig two', 'rest now', 'DIG 2', 'toString']) {
      expect(readMove(text)).toBeUndefined();
    }
  });
});

test('if only owing seats can play, the turn is checked first', () => {
  const table = { dig, rest } as unknown as typeof VERBS;
  const ordered = dispatchVerbs<Types, Verb, string>(table, { owing, wrongPhase });
  expect(ordered.refusal(start(), 1, { verb: 'dance' })?.code).toBe('not-your-decision');
  expect(ordered.refusal(start(), 0, { verb: 'dance' })?.code).toBe('not-a-move');
});

test('a game may explain why a seat owes nothing and normalize its notation', () => {
  const waiting = dispatchVerbs<Types, Verb, string>(VERBS, {
    owing,
    wrongPhase,
    notOwing: (_state, seat) => (seat === 1 ? { rule: 'T-4', code: 'wait' } : undefined),
    normalize: (text) => text.toLowerCase(),
  });
  expect(waiting.refusal(start(), 1, { verb: 'rest' })?.code).toBe('wait');
  expect(waiting.refusal(start(), 2, { verb: 'rest' })?.code).toBe('not-your-decision');
  expect(waiting.moveNotation.readMove('DIG 2')).toEqual({ verb: 'dig', spades: 2 });
});

test('a verb that names its phases needs an explanation for all others', () => {
  expect(() => dispatchVerbs<Types, Verb, string>(VERBS, { owing })).toThrow('wrongPhase');
});
