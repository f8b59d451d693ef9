import {
  type Chance,
  type Game,
  type GameTypes,
  type Outcome,
  type Watcher,
  hasSeat,
  observe,
} from '@richtfest/engine';
import { difference } from './difference.ts';
import { type GameFixture, type Law, LawViolation } from './law.ts';
import { mutateMove } from './mutations.ts';
import { type Moment, type Turn, anyOf, everyPosition, playOnCopy } from './walk.ts';

/** `view(determinize(view(s)))` = `view(s)`, and what the seat remembers stays as well. */
export function determinizedViews<T extends GameTypes>(fixture: GameFixture<T>): Law {
  const { game } = fixture;
  const law = {
    seed: 'views',
    name: 'a state made up from an observation gives the same observation',
  };
  return everyPosition(fixture, law, ({ state, random, at }) => {
    for (const watcher of watchers(at.players)) {
      const seen = observe(game, state, watcher);
      const again = observe(game, game.determinize(seen, random), watcher);
      const differs = difference(seen, again);
      if (differs !== undefined)
        throw new LawViolation(`${text(watcher)} would observe something else in ${differs}`, at);
    }
  });
}

/** States that differ only in what a watcher can't see are the same to it in every respect. */
export function nonInterference<T extends GameTypes>(fixture: GameFixture<T>): Law {
  const { game } = fixture;
  const law = {
    seed: 'secrecy',
    name: 'what a seat can’t see changes nothing for it: views, moves, reasons, events',
  };
  return everyPosition(fixture, law, (moment) => {
    const { state, random, at } = moment;
    // One pair of eyes for each position: over a run everybody looks everywhere.
    const watcher = anyOf(random, watchers(at.players)) ?? 'public';
    const other = game.determinize(observe(game, state, watcher), random);
    const candidates = candidateMoves(game, moment, watcher);
    const differs = difference(
      knowledge(game, state, { watcher, candidates }),
      knowledge(game, other, { watcher, candidates }),
    );
    if (differs !== undefined)
      throw new LawViolation(`${text(watcher)} could tell from ${differs}`, at);
    const learnt = tellingEvents(game, moment, { watcher, other });
    if (learnt !== undefined)
      throw new LawViolation(`${text(watcher)} could tell from the events: ${learnt}`, at);
  });
}

interface Look {
  readonly watcher: Watcher;
  readonly candidates: readonly unknown[];
}

function knowledge<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  { watcher, candidates }: Look,
): object {
  const common = {
    view: game.view(state, watcher),
    owing: game.owing(state),
    standing: game.standing(state, watcher),
    result: game.result(state),
  };
  if (watcher === 'public') return common;
  return {
    ...common,
    memory: game.memory(state, watcher),
    legal: game.legal(state, watcher),
    optional: game.optional(state, watcher),
    reasons: candidates.map((move) => game.refusal(state, watcher, move) ?? 'accepted'),
  };
}

function candidateMoves<T extends GameTypes>(
  game: Game<T>,
  { state, next, random }: Moment<T>,
  watcher: Watcher,
): unknown[] {
  const own = watcher === 'public' ? [] : game.legal(state, watcher);
  const moves = next === undefined ? own : [...own, next.move];
  const mutated = moves.slice(0, 8).map((move) => mutateMove(move, moves, random));
  return [...moves.slice(0, 8), ...mutated];
}

/**
 * Plays the next move in both states under the same luck. Where nothing was revealed and chance
 * gave the same answers, the watcher must have seen the same.
 */
function tellingEvents<T extends GameTypes>(
  game: Game<T>,
  { state, next, chance }: Moment<T>,
  { watcher, other }: { readonly watcher: Watcher; readonly other: T['State'] },
): string | undefined {
  if (next === undefined || !isPossible(game, other, next)) return undefined;
  const luck = new CopiedLuck(chance);
  const first = playOnCopy(game, state, next, luck);
  luck.startAgain();
  const second = playOnCopy(game, other, next, luck);
  if (
    luck.hasDiffered ||
    [...first.events, ...second.events].some((event) => event.reveals === true)
  ) {
    return undefined;
  }
  const seen = (played: typeof first) => ({
    events: played.events.flatMap((event) => game.eventFor(event, watcher, played.state) ?? []),
    view: game.view(played.state, watcher),
  });
  return difference(seen(first), seen(second));
}

function isPossible<T extends GameTypes>(game: Game<T>, state: T['State'], turn: Turn<T>): boolean {
  const isOwed = hasSeat(game.owing(state), turn.seat);
  return isOwed && game.refusal(state, turn.seat, turn.move) === undefined;
}

/** The first time luck as it comes, the second time the same answers, where they are possible. */
class CopiedLuck implements Chance {
  hasDiffered = false;
  readonly #source: Chance;
  readonly #answers = new Map<string, Outcome>();
  #isAgain = false;

  constructor(source: Chance) {
    this.#source = source;
  }

  startAgain(): void {
    this.#isAgain = true;
  }

  pick<O extends Outcome>(outcomes: readonly O[], stream: number, index: number): O {
    const key = `${stream}/${index}`;
    const earlier = this.#answers.get(key);
    if (this.#isAgain && earlier !== undefined && outcomes.includes(earlier as O))
      return earlier as O;
    if (this.#isAgain) this.hasDiffered = true;
    const outcome = this.#source.pick(outcomes, stream, index);
    this.#answers.set(key, outcome);
    return outcome;
  }
}

function watchers(players: number): Watcher[] {
  return ['public', ...Array.from({ length: players }, (_, seat) => seat)];
}

function text(watcher: Watcher): string {
  return watcher === 'public' ? 'the public' : `seat ${watcher}`;
}
