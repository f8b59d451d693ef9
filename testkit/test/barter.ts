import {
  type Dealer,
  type Game,
  type Observation,
  type Random,
  type Reason,
  type TableReason,
  type TableSetup,
  NO_SEATS,
  check,
  malformed,
  onlySeat,
  outOfTurn,
  rank,
  schema,
  scoreSheetFrom,
  setOfSeats,
  tallyOf,
} from '@richtfest/engine';

/**
 * A toy game with answers in others' turns: the active seat rolls, offers its coin to all others and
 * trades with the first that accepts, or ends its turn. Others may wave at any time (an optional
 * move). Nothing is hidden.
 */
export interface BarterTypes {
  State: BarterState;
  Move: BarterMove;
  Event: BarterEvent;
  View: BarterState;
  Memory: object;
  Reason: BarterReason;
  Options: { readonly turns: number };
}

interface BarterState {
  readonly turns: number;
  turn: number;
  /** By seat: the answer to the open offer; undefined without an offer. */
  answers?: ('none' | 'accept' | 'decline')[];
  coins: number[];
  waves: number[];
}

type Verb = 'roll' | 'offer' | 'accept' | 'decline' | 'withdraw' | 'wave' | 'end-turn';

interface BarterMove {
  readonly verb: Verb;
}

type BarterEvent =
  | { readonly type: 'rolled'; readonly seat: number; readonly coins: number }
  | { readonly type: 'did'; readonly seat: number; readonly verb: Verb };

interface BarterReason extends Reason {
  readonly rule: 'BA-1';
  readonly code: 'not-now';
}

const VERBS: readonly Verb[] = [
  'roll',
  'offer',
  'accept',
  'decline',
  'withdraw',
  'wave',
  'end-turn',
];
const MAX_WAVES = 3;
const moves = (...verbs: Verb[]): BarterMove[] => verbs.map((verb) => ({ verb }));
const moveSchema = schema.object({ verb: schema.oneOf(...VERBS) });
const active = ({ turn, coins }: BarterState) => turn % coins.length;
const isOver = ({ turn, turns }: BarterState) => turn >= turns;

function owing(state: BarterState) {
  if (isOver(state)) return NO_SEATS;
  const { answers } = state;
  if (answers === undefined) return onlySeat(active(state));
  return setOfSeats(
    answers.flatMap((answer, seat) => (answer === 'none' && seat !== active(state) ? [seat] : [])),
  );
}

function legal(state: BarterState, seat: number): BarterMove[] {
  if ((owing(state) & (1 << seat)) === 0) return [];
  if (state.answers !== undefined) return moves('accept', 'decline');
  return (state.coins[seat] ?? 0) > 0
    ? moves('roll', 'offer', 'end-turn')
    : moves('roll', 'end-turn');
}

function optional(state: BarterState, seat: number): BarterMove[] {
  if (isOver(state)) return [];
  if (seat === active(state)) return state.answers === undefined ? [] : moves('withdraw');
  return (state.waves[seat] ?? 0) < MAX_WAVES ? moves('wave') : [];
}

function refusal(
  state: BarterState,
  seat: number,
  move: unknown,
): BarterReason | TableReason | undefined {
  const invalid = malformed(moveSchema, move);
  if (invalid !== undefined) return invalid;
  const isOne = ({ verb }: BarterMove) => verb === (move as BarterMove).verb;
  if (optional(state, seat).some(isOne)) return undefined;
  const early = outOfTurn(owing(state), seat);
  if (early !== undefined) return early;
  return legal(state, seat).some(isOne) ? undefined : { rule: 'BA-1', code: 'not-now' };
}

function play(
  state: BarterState,
  seat: number,
  { verb }: BarterMove,
  { chance, report }: Dealer<BarterEvent>,
): void {
  if (verb === 'roll') {
    const coins = chance.pick([1, 2, 3], 0, state.turn);
    state.coins[seat] = (state.coins[seat] ?? 0) + coins;
    report?.({ type: 'rolled', seat, coins });
    endTurn(state);
    return;
  }
  report?.({ type: 'did', seat, verb });
  if (verb === 'offer') state.answers = state.coins.map(() => 'none');
  else if (verb === 'withdraw') delete state.answers;
  else if (verb === 'wave') state.waves[seat] = (state.waves[seat] ?? 0) + 1;
  else if (verb === 'end-turn') endTurn(state);
  else answer(state, seat, verb);
}

function answer(state: BarterState, seat: number, verb: 'accept' | 'decline'): void {
  const answers = state.answers ?? [];
  answers[seat] = verb;
  if (owing(state) !== NO_SEATS) return;
  const taker = answers.indexOf('accept');
  if (taker >= 0) {
    state.coins[active(state)] = (state.coins[active(state)] ?? 0) - 1;
    state.coins[taker] = (state.coins[taker] ?? 0) + 1;
  }
  delete state.answers;
}

function endTurn(state: BarterState): void {
  state.turn++;
  state.waves = state.coins.map(() => 0);
}

const clone = (state: BarterState): BarterState => ({
  ...state,
  coins: [...state.coins],
  waves: [...state.waves],
  ...(state.answers === undefined ? {} : { answers: [...state.answers] }),
});

const tallies = ({ coins }: BarterState) =>
  coins.map((score) => ({ ...tallyOf({ coins: score }), tieBreaks: [] }));

const silent = new Proxy({}, { get: () => () => '' });

export const barter: Game<BarterTypes> = {
  id: 'barter',
  rulesVersion: 1,
  players: { min: 2, max: 4 },
  options: { turns: { role: 'choice', schema: schema.integer(1, 99), default: 6 } },
  checkOptions: () => [],
  streams: [{ name: 'roll', parts: [{ name: 'turn', size: 100 }] }],
  rules: [{ number: 'BA-1', sources: ['design'] }],
  verbs: VERBS,
  setup: ({ players, options }: TableSetup<BarterTypes['Options']>) => ({
    turns: options.turns,
    turn: 0,
    coins: Array.from({ length: players }, () => 1),
    waves: Array.from({ length: players }, () => 0),
  }),
  clone,
  owing,
  legal,
  optional,
  refusal,
  play,
  viewSchema: schema.anything,
  view: clone,
  memory: () => ({}),
  eventFor: (event) => event,
  determinize: ({ view }: Observation<BarterState>, _random: Random) => clone(view),
  standing: (state) => tallies(state).map(({ score, parts }) => ({ score, parts })),
  result: (state) => (isOver(state) ? rank(tallies(state)) : undefined),
  evaluate: ({ coins }, seat) => coins[seat] ?? 0,
  timeoutMove: (state, seat) => legal(state, seat).at(-1)!,
  isAnswer: (state, seat) => state.answers !== undefined && (owing(state) & (1 << seat)) !== 0,
  notation: {
    moveSchema,
    moveHelp: [...VERBS],
    writeMove: ({ verb }) => verb,
    readMove: (words) => VERBS.filter((verb) => verb === words).map((verb) => ({ verb }))[0],
    positionSchema: schema.anything,
    writePosition: (state) => ({ ...state, answers: state.answers ?? [] }),
    readPosition: (position) => ({ problems: check(schema.object({}), position, 'position') }),
  },
  scoreSheet: scoreSheetFrom({
    schema: schema.anything,
    example: {},
    assess: () => ({ problems: [] }),
  }),
  texts: { en: silent, de: silent, nl: silent } as unknown as Game<BarterTypes>['texts'],
  picture: () => [],
};
