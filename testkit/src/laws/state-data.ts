import { type GameTypes, NO_SEATS, cloneJson, firstSeatOf } from '@richtfest/engine';
import { difference } from './difference.ts';
import { type GameFixture, type Law, LawViolation } from './law.ts';
import { notPlain } from './plain-data.ts';
import { type Moment, type Turn, anyOf, everyPosition, playOnCopy } from './walk.ts';
import { allWatchers } from './watchers.ts';

/** The number of moves played on a clone before the original is compared. */
const MOVES_ON_A_CLONE = 12;

export function clones<T extends GameTypes>(fixture: GameFixture<T>): Law {
  const { game } = fixture;
  const law = {
    seed: 'clones',
    name: 'a clone is equal and shares no mutable data',
    advice: '`clone` must copy every field, including the arrays and objects inside it.',
  };
  return everyPosition(fixture, law, ({ state, chance, at, random }) => {
    const copy = game.clone(state);
    const differs = difference(state, copy);
    if (differs !== undefined) throw new LawViolation(`state and clone differ in ${differs}`, at);
    if (random.below(4) > 0) return;
    const before = cloneJson(state);
    for (let move = 0; move < MOVES_ON_A_CLONE && game.owing(copy) !== NO_SEATS; move++) {
      const seat = firstSeatOf(game.owing(copy));
      const chosen = anyOf(random, game.legal(copy, seat));
      if (chosen === undefined) break;
      game.play(copy, seat, chosen, { chance, report: undefined });
    }
    const after = difference(before, state);
    if (after !== undefined)
      throw new LawViolation(`play on a clone changed the original in ${after}`, at);
  });
}

export function jsonData<T extends GameTypes>(fixture: GameFixture<T>): Law {
  const { game } = fixture;
  const law = {
    seed: 'json',
    name: 'states, views, events and moves are plain data, and play continues from their JSON',
    advice:
      'use objects, arrays, strings, booleans and finite numbers only; leave a field out instead of setting it to undefined; never let two fields share one object.',
  };
  return everyPosition(fixture, law, ({ state, next, chance, events, at }) => {
    const views = allWatchers(at.players).map((watcher) => game.view(state, watcher));
    for (const [name, value] of Object.entries({ state, events, views, next: next ?? {} })) {
      const problem = notPlain(value, name);
      if (problem !== undefined) throw new LawViolation(`${problem}, which JSON can't carry`, at);
    }
    if (next === undefined) return;
    const expected = playOnCopy(game, state, next, chance);
    const found = playOnCopy(game, throughJson(state), throughJson(next), chance);
    const differs = difference(expected, found);
    if (differs !== undefined)
      throw new LawViolation(`continued from JSON, the game differs in ${differs}`, at);
  });
}

export function queries<T extends GameTypes>(fixture: GameFixture<T>): Law {
  const { game } = fixture;
  const law = {
    seed: 'asking',
    name: 'queries do not change the state, and play does not depend on a listener',
    advice:
      'work on a copy in queries such as `view`, `standing` and `evaluate`, and report events with `dealer.report?.(…)` without acting on whether it is there.',
  };
  return everyPosition(fixture, law, (moment) => {
    const { state, next, chance, at } = moment;
    const before = cloneJson(state);
    runQueries(fixture, moment);
    const changed = difference(before, state);
    if (changed !== undefined)
      throw new LawViolation(`a query changed the state in ${changed}`, at);
    if (next === undefined) return;
    const silent = game.clone(state);
    game.play(silent, next.seat, next.move, { chance, report: undefined });
    const differs = difference(playOnCopy(game, state, next, chance).state, silent);
    if (differs !== undefined)
      throw new LawViolation(`without a listener the state differs in ${differs}`, at);
  });
}

function runQueries<T extends GameTypes>(
  { game }: GameFixture<T>,
  { state, next, at }: Moment<T>,
): void {
  for (let seat = 0; seat < at.players; seat++) {
    game.legal(state, seat);
    game.optional(state, seat);
    game.refusal(state, seat, next?.move);
    game.view(state, seat);
    game.memory(state, seat);
    game.standing(state, seat);
    const value = game.evaluate(state, seat);
    if (!Number.isFinite(value))
      throw new LawViolation(`evaluate returns ${value} for seat ${seat}`, at);
  }
  game.result(state);
  game.notation.writePosition(state);
}

function throughJson<V extends object | Turn<GameTypes>>(value: V): V {
  return JSON.parse(JSON.stringify(value)) as V;
}
