import { type Game, type Random, hasSeat } from '@richtfest/engine';
import {
  type Move,
  NOTHING,
  type PebblesTypes,
  type State,
  pebbles,
} from '../../../testkit/test/pebbles.ts';

/**
 * The toy with pebbles, made harder to keep secret: an odd pebble must be polished before it is
 * hidden, and nobody sees that. So how many moves a seat makes depends on what it chose.
 */
export interface SecondThoughtsTypes extends Omit<
  PebblesTypes,
  'State' | 'Move' | 'Event' | 'View'
> {
  State: ThoughtfulState;
  Move: Move | { readonly verb: 'polish' };
  Event: PebblesTypes['Event'] | { readonly type: 'picked'; readonly seat: number };
  View: PebblesTypes['View'] & { readonly rough: number };
}

interface ThoughtfulState extends State {
  /** By seat: the odd pebble that is picked and not yet polished. */
  rough: number[];
}

const isOdd = (pebble: number) => pebble % 2 === 1;
const roughOf = (state: ThoughtfulState, seat: number) => state.rough[seat] ?? NOTHING;

/** Of another seat, what it may have picked is anybody's guess. */
function guess(state: State, seat: number, random: Random): number {
  const odd = (state.players[seat]?.hand ?? []).filter(isOdd);
  const isChoosing = state.phase === 'hide' && hasSeat(pebbles.owing(state), seat);
  return isChoosing && random.below(2) === 0 ? (odd[0] ?? NOTHING) : NOTHING;
}

export const secondThoughts: Game<SecondThoughtsTypes> = {
  ...(pebbles as unknown as Game<SecondThoughtsTypes>),
  id: 'second-thoughts',
  setup: (table, dealer) => ({
    ...pebbles.setup(table, dealer),
    rough: Array.from({ length: table.players }, () => NOTHING),
  }),
  clone: (state) => ({ ...pebbles.clone(state), rough: [...state.rough] }),
  legal: (state, seat) =>
    roughOf(state, seat) === NOTHING ? pebbles.legal(state, seat) : [{ verb: 'polish' }],
  optional: (state, seat) =>
    roughOf(state, seat) === NOTHING ? pebbles.optional(state, seat) : [{ verb: 'take-back' }],
  refusal(state, seat, move) {
    const { verb } = (move ?? {}) as { verb?: unknown };
    const isRough = roughOf(state, seat) !== NOTHING;
    if (verb === 'polish') return isRough ? undefined : { rule: 'PB-3', code: 'not-now' };
    if (isRough) return verb === 'take-back' ? undefined : { rule: 'PB-3', code: 'not-now' };
    return pebbles.refusal(state, seat, move);
  },
  play(state, seat, move, dealer) {
    const rough = roughOf(state, seat);
    if (move.verb === 'polish') {
      state.rough[seat] = NOTHING;
      pebbles.play(state, seat, { verb: 'hide', pebble: rough }, dealer);
    } else if (rough !== NOTHING) {
      state.rough[seat] = NOTHING;
    } else if (move.verb === 'hide' && isOdd(move.pebble)) {
      state.rough[seat] = move.pebble;
      dealer.report?.({ type: 'picked', seat });
    } else {
      pebbles.play(state, seat, move, dealer);
    }
  },
  view: (state, watcher) => ({
    ...pebbles.view(state, watcher),
    rough: watcher === 'public' ? NOTHING : roughOf(state, watcher),
  }),
  eventFor: (event, watcher, state) =>
    event.type === 'picked'
      ? event.seat === watcher
        ? event
        : undefined
      : pebbles.eventFor(event, watcher, state),
  determinize(observation, random) {
    const state = pebbles.determinize(observation, random);
    const rough = state.players.map((_, seat) =>
      seat === observation.watcher ? observation.view.rough : guess(state, seat, random),
    );
    return { ...state, rough };
  },
  timeoutMove: (state, seat) => secondThoughts.legal(state, seat)[0]!,
};
