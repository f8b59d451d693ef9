import {
  type GameTypes,
  type JsonObject,
  type PositionProblem,
  type Random,
  problemText,
  schema,
  seatsIn,
} from '@richtfest/engine';
import { type GameFixture, type GameLocation, type Law, LawViolation } from './law.ts';
import { mutateMove } from './mutations.ts';
import { type Moment, anyOf, everyPosition } from './walk.ts';

/** One position in this many is changed. */
const INTERVAL = 5;
const CHANGES = 4;
const MOST_FIELDS = 4;
/** How far an accepted position is played on. */
const MOVES = 6;

/**
 * A position that is accepted though the rules exclude it usually has more components than the
 * box, or leads to one that is not accepted.
 */
export function setPositions<T extends GameTypes>(fixture: GameFixture<T>): Law {
  const { notation } = fixture.game;
  const pool: JsonObject[] = [];
  const law = {
    seed: 'set positions',
    name: 'positions that are accepted have no more components than the box and lead to positions that are accepted; others name a field that was written',
    advice:
      'refuse the position in `readPosition`, or write and read all of it; give `refuse` the paths of all fields that can cause a problem.',
  };
  return everyPosition(fixture, law, (moment) => {
    const { state, at, random } = moment;
    if (at.move % INTERVAL !== 0) return;
    const written = JSON.parse(JSON.stringify(notation.writePosition(state))) as JsonObject;
    for (let change = 0; change < CHANGES; change++) {
      const changed = mutateMove(written, pool, random);
      if (!schema.isPlainObject(changed)) continue;
      assertSound(fixture, moment, changed as JsonObject);
      assertSound(fixture, moment, partOf(changed as JsonObject, random));
    }
    pool.push(written);
  });
}

/** Some fields: what people leave out is filled in. */
function partOf(position: JsonObject, random: Random): JsonObject {
  const fields = Object.keys(position);
  const kept = Array.from({ length: 1 + random.below(MOST_FIELDS) }, () => anyOf(random, fields));
  return Object.fromEntries(Object.entries(position).filter(([field]) => kept.includes(field)));
}

function assertSound<T extends GameTypes>(
  fixture: GameFixture<T>,
  moment: Moment<T>,
  position: JsonObject,
): void {
  const { game } = fixture;
  const { at, chance, random } = moment;
  const { players, options } = at;
  const read = game.notation.readPosition(position, { players, options });
  const about = `the position ${JSON.stringify(position)}`;
  if ('problems' in read) {
    for (const problem of read.problems) assertNamed(problem, position, { at, about });
    return;
  }
  const { state } = read;
  const box = fixture.census(moment.state);
  const extra = Object.entries(fixture.census(state)).find(
    ([name, count]) => count > (box[name] ?? 0),
  );
  if (extra !== undefined) throw new LawViolation(`${about} has too many: ${extra[0]}`, at);
  for (let move = 0; move < MOVES; move++) {
    const [seat] = seatsIn(game.owing(state));
    if (seat === undefined) return;
    const next = anyOf(random, game.legal(state, seat));
    if (next === undefined) throw new LawViolation(`${about} leads to a seat without a move`, at);
    game.play(state, seat, next, { chance, report: undefined });
    const after = game.notation.readPosition(game.notation.writePosition(state), at);
    if (!('problems' in after)) continue;
    const problems = after.problems.map(problemText).join('; ');
    throw new LawViolation(`${about} leads to one that is refused: ${problems}`, at);
  }
}

function assertNamed(
  problem: PositionProblem,
  position: JsonObject,
  { at, about }: { readonly at: GameLocation; readonly about: string },
): void {
  const [, field] = /^position\.(\w+)/.exec(problem.path) ?? [];
  if (problem.reason === undefined || field === undefined || field in position) return;
  const said = problemText(problem);
  throw new LawViolation(`${about} is refused at a field that it does not have: ${said}`, at);
}
