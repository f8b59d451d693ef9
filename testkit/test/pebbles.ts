import {
  type ByLanguage,
  type Dealer,
  type Game,
  type GameTexts,
  type Observation,
  type Random,
  type Reason,
  type TableReason,
  type TableSetup,
  type Watcher,
  NO_SEATS,
  byLanguage,
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
 * A toy game for the test kit: all seats hide a pebble from their hands at once; they are
 * revealed, the highest scores, and its owner may draw another. It has secrets, simultaneous
 * decisions, optional moves and reveals.
 */
const PEBBLES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export const NOTHING = 0;
const HAND = 3;

export interface PebblesTypes {
  State: State;
  Move: Move;
  Event: Event;
  View: View;
  Memory: object;
  Reason: PebblesReason;
  Options: { readonly generous: boolean };
}

export interface State {
  readonly generous: boolean;
  phase: 'hide' | 'won' | 'over';
  winner: number;
  deck: number[];
  pile: number[];
  players: { hand: number[]; hidden: number; score: number }[];
}

export type Move =
  | { readonly verb: 'hide'; readonly pebble: number }
  | { readonly verb: 'draw' }
  | { readonly verb: 'pass' }
  | { readonly verb: 'take-back' };

type Event =
  | { readonly type: 'dealt'; readonly seat: number; readonly pebble?: number }
  | { readonly type: 'hid'; readonly seat: number; readonly pebble?: number }
  | { readonly type: 'took-back'; readonly seat: number }
  | { readonly type: 'revealed'; readonly pebbles: readonly number[]; readonly reveals: true }
  | { readonly type: 'ended' };

interface PebblesReason extends Reason {
  readonly rule: 'PB-1' | 'PB-2' | 'PB-3';
  readonly code: 'not-in-hand' | 'nothing-hidden' | 'not-now' | 'deck-is-empty' | 'pebble-twice';
}

interface View {
  readonly generous: boolean;
  readonly phase: State['phase'];
  readonly winner: number;
  readonly watcher: Watcher;
  readonly deckSize: number;
  readonly pile: readonly number[];
  readonly players: readonly PlayerView[];
}

interface PlayerView {
  readonly score: number;
  readonly handSize: number;
  readonly hasHidden: boolean;
  readonly hand?: readonly number[];
  readonly hidden?: number;
}

const moveSchema = schema.anyOf(
  schema.object({ verb: schema.oneOf('hide'), pebble: schema.integer(1, 9) }),
  schema.object({ verb: schema.oneOf('draw') }),
  schema.object({ verb: schema.oneOf('pass') }),
  schema.object({ verb: schema.oneOf('take-back') }),
);

const pebble = schema.integer(1, 9);
const viewSchema = schema.object({
  generous: schema.boolean,
  phase: schema.oneOf('hide', 'won', 'over'),
  winner: schema.integer(0, 2),
  watcher: schema.anyOf(schema.oneOf('public'), schema.integer(0, 2)),
  deckSize: schema.integer(0, PEBBLES.length),
  pile: schema.array(pebble),
  players: schema.array(
    schema.object(
      {
        score: schema.integer(0),
        handSize: schema.integer(0, PEBBLES.length),
        hasHidden: schema.boolean,
      },
      { hand: schema.array(pebble), hidden: schema.integer(NOTHING, 9) },
    ),
  ),
});

type ToyDealer = Dealer<Event>;

const sorted = (pebbles: number[]) => pebbles.toSorted((a, b) => a - b);

function deal(state: State, seat: number, { chance, report }: ToyDealer): void {
  const pebble = chance.pick(state.deck, 0, PEBBLES.length - state.deck.length);
  state.deck = state.deck.filter((entry) => entry !== pebble);
  const player = state.players[seat]!;
  player.hand = sorted([...player.hand, pebble]);
  report?.({ type: 'dealt', seat, pebble });
}

function setup(
  { players, options }: TableSetup<PebblesTypes['Options']>,
  dealer: ToyDealer,
): State {
  const state: State = {
    generous: options.generous,
    phase: 'hide',
    winner: 0,
    deck: [...PEBBLES],
    pile: [],
    players: Array.from({ length: players }, () => ({ hand: [], hidden: NOTHING, score: 0 })),
  };
  for (let seat = 0; seat < players; seat++) {
    for (let count = 0; count < HAND; count++) deal(state, seat, dealer);
  }
  return state;
}

function owing(state: State) {
  if (state.phase === 'over') return NO_SEATS;
  if (state.phase === 'won') return onlySeat(state.winner);
  return setOfSeats(
    state.players.flatMap(({ hidden }, seat) => (hidden === NOTHING ? [seat] : [])),
  );
}

function legal(state: State, seat: number): Move[] {
  if ((owing(state) & (1 << seat)) === 0) return [];
  const { hand } = state.players[seat]!;
  if (state.phase === 'hide') return hand.map((pebble) => ({ verb: 'hide', pebble }));
  return state.deck.length > 0 ? [{ verb: 'draw' }, { verb: 'pass' }] : [{ verb: 'pass' }];
}

function optional(state: State, seat: number): Move[] {
  const hidden = state.players[seat]?.hidden ?? NOTHING;
  return state.phase === 'hide' && hidden !== NOTHING ? [{ verb: 'take-back' }] : [];
}

function refusal(
  state: State,
  seat: number,
  move: unknown,
): PebblesReason | TableReason | undefined {
  const invalid = malformed(moveSchema, move);
  if (invalid !== undefined) return invalid;
  const { verb, ...rest } = move as Move;
  if (state.phase !== 'over' && verb === 'take-back') {
    return optional(state, seat).length > 0 ? undefined : { rule: 'PB-2', code: 'nothing-hidden' };
  }
  const early = outOfTurn(owing(state), seat);
  if (early !== undefined) return early;
  if ((verb === 'hide') !== (state.phase === 'hide')) return { rule: 'PB-3', code: 'not-now' };
  if (verb === 'draw' && state.deck.length === 0) return { rule: 'PB-3', code: 'deck-is-empty' };
  const { pebble } = rest as { pebble?: number };
  const isHeld = pebble === undefined || state.players[seat]!.hand.includes(pebble);
  return isHeld ? undefined : { rule: 'PB-1', code: 'not-in-hand' };
}

function play(state: State, seat: number, move: Move, dealer: ToyDealer): void {
  const player = state.players[seat]!;
  if (move.verb === 'hide') {
    player.hidden = move.pebble;
    player.hand = player.hand.filter((pebble) => pebble !== move.pebble);
    dealer.report?.({ type: 'hid', seat, pebble: move.pebble });
    if (owing(state) === NO_SEATS) reveal(state, dealer);
  } else if (move.verb === 'take-back') {
    player.hand = sorted([...player.hand, player.hidden]);
    player.hidden = NOTHING;
    dealer.report?.({ type: 'took-back', seat });
  } else {
    if (move.verb === 'draw') deal(state, seat, dealer);
    const isOver = state.players.some(({ hand }) => hand.length === 0);
    state.phase = isOver ? 'over' : 'hide';
    if (isOver) dealer.report?.({ type: 'ended' });
  }
}

function reveal(state: State, { report }: ToyDealer): void {
  const pebbles = state.players.map(({ hidden }) => hidden);
  state.winner = pebbles.indexOf(Math.max(...pebbles));
  state.players[state.winner]!.score += state.generous ? 2 : 1;
  state.pile = [...state.pile, ...pebbles];
  for (const player of state.players) player.hidden = NOTHING;
  state.phase = 'won';
  report?.({ type: 'revealed', pebbles, reveals: true });
}

function view(state: State, watcher: Watcher): View {
  const { generous, phase, winner, pile } = state;
  return {
    generous,
    phase,
    winner,
    watcher,
    deckSize: state.deck.length,
    pile: [...pile],
    players: state.players.map(({ hand, hidden, score }, seat) => ({
      score,
      handSize: hand.length,
      hasHidden: hidden !== NOTHING,
      ...(seat === watcher ? { hand: [...hand], hidden } : {}),
    })),
  };
}

function determinize({ view: seen }: Observation<View>, random: Random): State {
  const own = seen.players.flatMap(({ hand = [], hidden = NOTHING }) => [...hand, hidden]);
  const unseen: number[] = PEBBLES.filter(
    (pebble) => !own.includes(pebble) && !seen.pile.includes(pebble),
  );
  const take = () => unseen.splice(random.below(unseen.length), 1)[0]!;
  const players = seen.players.map(({ score, handSize, hasHidden, hand, hidden }) => ({
    hand: hand === undefined ? sorted(Array.from({ length: handSize }, take)) : [...hand],
    hidden: hidden ?? (hasHidden ? take() : NOTHING),
    score,
  }));
  const { generous, phase, winner, pile } = seen;
  return { generous, phase, winner, deck: unseen, pile: [...pile], players };
}

function eventFor(event: Event, watcher: Watcher): Event {
  if (event.type === 'dealt' && event.seat !== watcher) return { type: 'dealt', seat: event.seat };
  if (event.type === 'hid' && event.seat !== watcher) return { type: 'hid', seat: event.seat };
  return event;
}

const tallies = (state: State) =>
  state.players.map(({ score }) => ({ ...tallyOf({ wins: score }), tieBreaks: [] }));

const positionSchema = schema.object(
  {},
  {
    hands: schema.array(schema.array(schema.integer(1, 9))),
    hidden: schema.array(schema.integer(0, 9)),
    scores: schema.array(schema.integer(0)),
    pile: schema.array(schema.integer(1, 9)),
    phase: schema.oneOf('hide', 'won', 'over'),
    winner: schema.integer(0, 2),
  },
);

function readPosition(
  position: unknown,
  { players, options }: TableSetup<PebblesTypes['Options']>,
) {
  const problems = check(positionSchema, position, 'position');
  if (problems.length > 0) return { problems };
  const {
    hands = [],
    hidden = [],
    scores = [],
    pile = [],
    phase = 'hide',
    winner = 0,
  } = position as {
    hands?: number[][];
    hidden?: number[];
    scores?: number[];
    pile?: number[];
    phase?: State['phase'];
    winner?: number;
  };
  const used = [...hands.flat(), ...hidden, ...pile].filter((pebble) => pebble !== NOTHING);
  if (new Set(used).size < used.length) {
    const path = hands.length > 0 ? 'position.hands' : 'position.pile';
    const reason = { rule: 'PB-1', code: 'pebble-twice' } as const;
    return { problems: [{ path, message: 'has a pebble twice', reason }] };
  }
  const state: State = {
    generous: options.generous,
    phase,
    winner,
    deck: PEBBLES.filter((pebble) => !used.includes(pebble)),
    pile,
    players: Array.from({ length: players }, (_, seat) => ({
      hand: [...(hands[seat] ?? [])],
      hidden: hidden[seat] ?? NOTHING,
      score: scores[seat] ?? 0,
    })),
  };
  return { state };
}

const text: GameTexts<PebblesTypes> = {
  name: 'Pebbles',
  blurb: 'Hide a pebble; the highest scores.',
  rules: {
    'PB-1': { title: 'Hiding', text: 'Everybody hides a pebble from the hand.' },
    'PB-2': { title: 'Taking back', text: 'Until all have hidden one, it may be taken back.' },
    'PB-3': { title: 'Winning', text: 'The highest scores, and its owner may draw.' },
  },
  options: { generous: { name: 'generous', help: 'Two points for a win.' } },
  parts: { wins: 'pebbles won' },
  moves: {
    hide: ({ pebble }) => `hide the ${pebble}`,
    draw: () => 'draw a pebble',
    pass: () => 'pass',
    'take-back': () => 'take the pebble back',
  },
  events: {
    dealt: ({ seat, pebble }, format) =>
      `${format.does(seat, 'You get', 'gets')} ${pebble ?? 'a pebble'}.`,
    hid: ({ seat, pebble }, format) =>
      `${format.does(seat, 'You hide', 'hides')} ${pebble ?? 'a pebble'}.`,
    'took-back': ({ seat }, format) => format.does(seat, 'You take it back.', 'takes it back.'),
    revealed: ({ pebbles }, format) => `It is ${format.list(pebbles.map(String))}.`,
    ended: () => 'The end.',
  },
  reasons: {
    'not-in-hand': () => 'You do not have that pebble.',
    'nothing-hidden': () => 'You have hidden nothing.',
    'not-now': () => 'Not now.',
    'deck-is-empty': () => 'There is nothing left to draw.',
    'pebble-twice': () => 'Every pebble exists once.',
  },
  prompt: ({ phase }) => (phase === 'hide' ? 'Hide a pebble.' : 'Draw or pass.'),
};

const texts: ByLanguage<GameTexts<PebblesTypes>> = byLanguage(() => text);

export const pebbles: Game<PebblesTypes> = {
  id: 'pebbles',
  rulesVersion: 1,
  players: { min: 2, max: 3 },
  options: { generous: { role: 'choice', schema: schema.boolean, default: false } },
  checkOptions: () => [],
  streams: [{ name: 'deal', parts: [{ name: 'position', size: PEBBLES.length }] }],
  rules: ['PB-1', 'PB-2', 'PB-3'].map((number) => ({ number, sources: ['design'] })),
  verbs: ['hide', 'draw', 'pass', 'take-back'],
  hasPrivateViews: true,
  setup,
  clone: (state) => ({ ...state, players: state.players.map((player) => ({ ...player })) }),
  owing,
  legal,
  optional,
  refusal,
  play,
  viewSchema,
  view,
  memory: () => ({}),
  eventFor,
  determinize,
  standing: (state) => tallies(state).map(({ score, parts }) => ({ score, parts })),
  result: (state) => (state.phase === 'over' ? rank(tallies(state)) : undefined),
  evaluate: (state, seat) => state.players[seat]!.score,
  timeoutMove: (state, seat) => legal(state, seat).at(-1)!,
  notation: {
    moveSchema,
    moveHelp: ['hide 4', 'draw', 'pass', 'take-back'],
    writeMove: (move) => (move.verb === 'hide' ? `hide ${move.pebble}` : move.verb),
    readMove(words) {
      const [, pebble] = /^hide ([1-9])$/.exec(words) ?? [];
      if (pebble !== undefined) return { verb: 'hide', pebble: Number(pebble) };
      return words === 'draw' || words === 'pass' || words === 'take-back'
        ? { verb: words }
        : undefined;
    },
    positionSchema,
    writePosition: ({ players, pile, phase, winner }) => ({
      hands: players.map(({ hand }) => hand),
      hidden: players.map(({ hidden }) => hidden),
      scores: players.map(({ score }) => score),
      pile,
      phase,
      winner,
    }),
    readPosition,
  },
  scoreSheet: scoreSheetFrom({
    schema: schema.anything,
    example: {},
    assess: () => ({ problems: [] }),
  }),
  texts,
  picture: ({ players }) =>
    players.map(({ score, handSize }) => [{ text: `${score} points, ${handSize} pebbles` }]),
};
