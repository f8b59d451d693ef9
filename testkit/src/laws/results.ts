import { type GameTypes, NO_SEATS, type Result, type SeatResult } from '@richtfest/engine';
import { difference } from './difference.ts';
import { type GameFixture, type Law, LawViolation, defineLaw } from './law.ts';
import { everyPosition, walkGame } from './walk.ts';

/** Points may be fractions. */
const TOLERANCE = 1e-9;

export function endings<T extends GameTypes>(fixture: GameFixture<T>): Law {
  const law = {
    seed: 'endings',
    name: `random games end within ${fixture.longestGame} owed decisions`,
    advice:
      'until the result is known, `owing` must name a seat and `legal` must give it a move (pass over decisions without a legal move in turn.ts); or raise `longestGame` in the fixture.',
  };
  return defineLaw(law, ({ games }) => {
    for (let number = 0; number < games; number++) {
      // walkGame itself throws when a game takes too long.
      for (const { owing, state, at } of walkGame(fixture, { seed: law.seed, number })) {
        if (owing !== NO_SEATS || fixture.game.result(state) !== undefined) continue;
        throw new LawViolation('nobody owes a decision but there is no result', at);
      }
    }
  });
}

export function results<T extends GameTypes>(fixture: GameFixture<T>): Law {
  const { game } = fixture;
  const law = {
    seed: 'results',
    name: 'there is a result exactly when nobody owes a decision; parts add up, places agree',
    advice:
      'build tallies with `tallyOf` and places with `rank`, compute `standing` and `result` from the same function, and name every part in texts.*.parts.',
  };
  return everyPosition(fixture, law, ({ state, owing, at }) => {
    const result = game.result(state);
    if ((owing === NO_SEATS) !== (result !== undefined)) {
      throw new LawViolation(
        result === undefined
          ? 'the game is over without a result'
          : 'there is a result before the end',
        at,
      );
    }
    const standing = game.standing(state, 'public');
    const tallies = [...standing, ...(result?.seats ?? [])];
    if (standing.length !== at.players)
      throw new LawViolation(`standing has ${standing.length} tallies for ${at.players} seats`, at);
    for (const { score, parts } of tallies) {
      const unnamed = Object.keys(parts).find((part) => !Object.hasOwn(game.texts.en.parts, part));
      if (unnamed !== undefined)
        throw new LawViolation(`the part ${unnamed} has no name in texts.en.parts`, at);
      const sum = Object.values(parts).reduce((total, part) => total + part, 0);
      if (Math.abs(sum - score) > TOLERANCE)
        throw new LawViolation(`parts add up to ${sum}, not ${score}`, at);
    }
    if (result === undefined) return;
    const problem = placeProblem(result);
    if (problem !== undefined) throw new LawViolation(problem, at);
    const final = result.seats.map(({ score, parts }) => ({ score, parts }));
    const differs = difference(final, standing);
    if (differs !== undefined)
      throw new LawViolation(`result and standing differ at the end in ${differs}`, at);
  });
}

/** A seat's place is one more than the number of seats ahead of it. */
function placeProblem({ seats }: Result): string | undefined {
  for (const [at, seat] of seats.entries()) {
    const place = 1 + seats.filter((other) => isAhead(other, seat)).length;
    if (seat.place !== place) return `seat ${at} has place ${seat.place} instead of ${place}`;
  }
  return undefined;
}

function isAhead(a: SeatResult, b: SeatResult): boolean {
  const keys = [
    a.score - b.score,
    ...a.tieBreaks.map((value, at) => value - (b.tieBreaks[at] ?? 0)),
  ];
  return (keys.find((key) => key !== 0) ?? 0) > 0;
}

export function components<T extends GameTypes>(fixture: GameFixture<T>): Law {
  const law = {
    seed: 'components',
    name: 'every component is in exactly one place',
    advice:
      'a move that takes a component from one place must put it in another; or the fixture’s census misses a place.',
  };
  const start = new Map<number, Readonly<Record<string, number>>>();
  return everyPosition(fixture, law, ({ state, at }) => {
    const census = fixture.census(state);
    if (at.move === 0) start.set(at.game, census);
    const differs = difference(start.get(at.game), census);
    if (differs !== undefined)
      throw new LawViolation(
        `the number of components has changed since the setup: ${differs}`,
        at,
      );
  });
}
