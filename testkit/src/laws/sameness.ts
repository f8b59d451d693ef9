import { type GameTypes, NO_SEATS, cloneJson, firstSeatOf } from '@richtfest/engine';
import { difference } from './difference.ts';
import { type GameFixture, type Law, LawViolation } from './law.ts';
import { notPlain } from './plain-data.ts';
import { type Moment, type Turn, anyOf, everyPosition, playOnCopy } from './walk.ts';

/** How far a clone is played on while its original is watched. */
const MOVES_ON_A_CLONE = 12;

export function clones<T extends GameTypes>(fixture: GameFixture<T>): Law {
  const { game } = fixture;
  const law = { seed: 'clones', name: 'a clone is equal and shares nothing that changes' };
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

export function survivesJson<T extends GameTypes>(fixture: GameFixture<T>): Law {
  const { game } = fixture;
  const law = {
    seed: 'json',
    name: 'states, views, events and moves are plain data, and play goes on from their JSON',
  };
  return everyPosition(fixture, law, ({ state, next, chance, events, at }) => {
    const views = ['public' as const, ...Array(at.players).keys()].map((watcher) =>
      game.view(state, watcher),
    );
    for (const [thing, value] of Object.entries({ state, events, views, next: next ?? {} })) {
      const fault = notPlain(value, thing);
      if (fault !== undefined) throw new LawViolation(`${fault}, which JSON does not carry`, at);
    }
    if (next === undefined) return;
    const expected = playOnCopy(game, state, next, chance);
    const found = playOnCopy(game, throughJson(state), throughJson(next), chance);
    const differs = difference(expected, found);
    if (differs !== undefined)
      throw new LawViolation(`after JSON the game goes on differently in ${differs}`, at);
  });
}

export function asking<T extends GameTypes>(fixture: GameFixture<T>): Law {
  const { game } = fixture;
  const law = { seed: 'asking', name: 'asking changes nothing, and neither does listening' };
  return everyPosition(fixture, law, (moment) => {
    const { state, next, chance, at } = moment;
    const before = cloneJson(state);
    askEverything(fixture, moment);
    const asked = difference(before, state);
    if (asked !== undefined) throw new LawViolation(`a question changed the state in ${asked}`, at);
    if (next === undefined) return;
    const silent = game.clone(state);
    game.play(silent, next.seat, next.move, { chance, report: undefined });
    const heard = difference(playOnCopy(game, state, next, chance).state, silent);
    if (heard !== undefined)
      throw new LawViolation(`without a listener the state differs in ${heard}`, at);
  });
}

function askEverything<T extends GameTypes>(
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
      throw new LawViolation(`seat ${seat} is evaluated as ${value}`, at);
  }
  game.result(state);
  game.notation.writePosition(state);
}

function throughJson<V extends object | Turn<GameTypes>>(value: V): V {
  return JSON.parse(JSON.stringify(value)) as V;
}
