import {
  type JsonObject,
  type Watcher,
  canonicalJson,
  problemText,
  schema,
  seatsIn,
} from '@richtfest/engine';
import { watcherText } from '../laws/watchers.ts';
import type {
  EventsClaim,
  ImpossibleClaim,
  LegalMovesClaim,
  ResultClaim,
  ScoreClaim,
  Step,
} from './format.ts';
import { mismatch, show, valueAt } from './subset.ts';
import {
  Failure,
  type ScenarioTable,
  type ScenarioTurn,
  reasonSummary,
  moveOf,
  moveText,
  turnText,
} from './table.ts';

export function assertLegal({ game, match }: ScenarioTable, turn: ScenarioTurn): void {
  const reason = game.refusal(match.state, turn.seat, turn.move);
  if (reason === undefined) return;
  throw new Failure(
    `${turnText(game, turn)} should be legal, but is refused by ${reasonSummary(game, reason)}`,
  );
}

export function assertRefused(
  { game, match }: ScenarioTable,
  turn: ScenarioTurn,
  { rule, code, reason: details = {} }: Extract<Step, { refused: unknown }>,
): void {
  const reason = game.refusal(match.state, turn.seat, turn.move);
  const wanted = code === undefined ? rule : `${rule} (${code})`;
  const should = `${turnText(game, turn)} should be refused by ${wanted}`;
  if (reason === undefined) throw new Failure(`${should}, but is legal`);
  if (reason.rule !== rule || (code !== undefined && reason.code !== code)) {
    throw new Failure(`${should}, but is refused by ${reasonSummary(game, reason)}`);
  }
  const difference = mismatch(details, reason);
  if (difference !== undefined) throw new Failure(`${should}; in the reason ${difference}`);
}

export function assertImpossible(table: ScenarioTable, claim: ImpossibleClaim): void {
  const { impossible } = claim;
  const list = Array.isArray(impossible) ? (impossible as readonly JsonObject[]) : [impossible];
  for (const changes of list as readonly JsonObject[]) assertExcluded(table, claim, changes);
}

function assertExcluded(
  { game, setup, start }: ScenarioTable,
  { rule, code, at }: ImpossibleClaim,
  changes: JsonObject,
): void {
  const fields = { ...(schema.isPlainObject(start) ? start : {}), ...changes };
  const position = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
  const read = game.notation.readPosition(position, setup);
  const wanted = code === undefined ? rule : `${rule} (${code})`;
  const should = `the position with ${show(changes)} should be excluded by ${wanted}`;
  const [problem] = 'problems' in read ? read.problems : [];
  if (problem === undefined) throw new Failure(`${should}, but is possible`);
  const { reason } = problem;
  if (reason === undefined) {
    throw new Failure(`${should}, but can't be read: ${problemText(problem)}`);
  }
  if (reason.rule !== rule || (code !== undefined && reason.code !== code)) {
    throw new Failure(`${should}, but is excluded by ${reasonSummary(game, reason)}`);
  }
  const path = problem.path.replace(/^position\.?/, '');
  if (at !== undefined && path !== at) throw new Failure(`${should} at ${at}, but is at ${path}`);
}

export function assertLegalMoves({ game, match }: ScenarioTable, claim: LegalMovesClaim): void {
  const { seat, exactly, include = [], exclude = [], count } = claim;
  const legal = game.legal(match.state, seat);
  const found = new Set(legal.map(canonicalJson));
  const all = `the legal moves are ${legal.map((move) => moveText(game, move)).join(', ') || 'none'}`;
  for (const entry of [...(exactly ?? []), ...include]) {
    const move = moveOf(game, entry);
    if (found.has(canonicalJson(move))) continue;
    throw new Failure(`“${moveText(game, move)}” should be among the legal moves, but ${all}`);
  }
  for (const entry of exclude) {
    const move = moveOf(game, entry);
    if (!found.has(canonicalJson(move))) continue;
    throw new Failure(`“${moveText(game, move)}” should not be among the legal moves, but is`);
  }
  if (exactly !== undefined) {
    const wanted = new Set(exactly.map((entry) => canonicalJson(moveOf(game, entry))));
    const extra = legal.find((move) => !wanted.has(canonicalJson(move)));
    if (extra !== undefined)
      throw new Failure(`“${moveText(game, extra)}” is legal as well: ${all}`);
  }
  if (count !== undefined && legal.length !== count) {
    throw new Failure(`there should be ${count} legal moves, but there are ${legal.length}`);
  }
}

export function assertOwing({ game, match }: ScenarioTable, owing: readonly number[]): void {
  const found = seatsIn(game.owing(match.state));
  if (canonicalJson(found) === canonicalJson([...owing].sort((a, b) => a - b))) return;
  const is = found.length === 0 ? 'the game is over' : `it is up to ${found.join(', ')}`;
  const should =
    owing.length === 0 ? 'the game should be over' : `it should be up to ${owing.join(', ')}`;
  throw new Failure(`${should}, but ${is}`);
}

export function assertScore({ game, match }: ScenarioTable, claim: ScoreClaim): void {
  const tally = game.standing(match.state, claim.seat)[claim.seat];
  if (tally === undefined) throw new Failure(`there is no seat ${claim.seat}`);
  const { score, parts } = tally;
  const made = `its parts are ${show(parts)}`;
  if (claim.total !== undefined && claim.total !== score) {
    throw new Failure(
      `seat ${claim.seat} should have ${claim.total} points, but has ${score}: ${made}`,
    );
  }
  const difference = mismatch(claim.parts ?? {}, parts);
  if (difference !== undefined) throw new Failure(`seat ${claim.seat}: ${difference}; ${made}`);
}

export function assertResult({ game, match }: ScenarioTable, claim: ResultClaim): void {
  const result = game.result(match.state);
  if (result === undefined) {
    const owing = seatsIn(game.owing(match.state)).join(', ');
    throw new Failure(`the game should be over, but it is up to ${owing}`);
  }
  const found = {
    places: result.seats.map((seat) => seat.place),
    scores: result.seats.map((seat) => seat.score),
    parts: result.seats.map((seat) => seat.parts),
  };
  const difference = mismatch(claim, found);
  if (difference !== undefined) throw new Failure(`${difference}; the result is ${show(found)}`);
}

export function assertSees(
  { game, match }: ScenarioTable,
  claim: { readonly seat: Watcher; readonly view: unknown },
): void {
  const difference = mismatch(claim.view, game.view(match.state, claim.seat));
  if (difference !== undefined)
    throw new Failure(`in the view of ${watcherText(claim.seat)} ${difference}`);
}

/** A path that exists in nobody's view is misspelt, not hidden. */
export function assertHides(
  { game, match }: ScenarioTable,
  { seat, path }: { readonly seat: Watcher; readonly path: string },
): void {
  const found = valueAt(game.view(match.state, seat), path);
  if (found !== undefined) {
    throw new Failure(`${watcherText(seat)} should not see ${path}, but sees ${show(found)}`);
  }
  const watchers: Watcher[] = ['public', ...match.header.seats.keys()];
  const places = watchers.map((watcher): unknown => game.view(match.state, watcher));
  places.push(game.notation.writePosition(match.state), match.state);
  if (places.every((place) => valueAt(place, path) === undefined)) {
    throw new Failure(`there is no ${path} to hide from ${watcherText(seat)}`);
  }
}

export function assertEvents(
  { game, match, latestEvents }: ScenarioTable,
  claim: EventsClaim,
): void {
  const { seat, exactly, include = [], exclude = [] } = claim;
  const found =
    seat === undefined
      ? latestEvents
      : latestEvents.flatMap((event) => game.eventFor(event, seat, match.state) ?? []);
  const all = `the events are ${found.map(show).join(', ') || 'none'}`;
  if (exactly !== undefined) {
    const difference = mismatch(exactly, found, 'events');
    if (difference !== undefined) throw new Failure(`${difference}; ${all}`);
  }
  let from = 0;
  for (const entry of include) {
    const at = found.findIndex(
      (event, place) => place >= from && mismatch(entry, event) === undefined,
    );
    if (at < 0) throw new Failure(`${show(entry)} should have happened, but ${all}`);
    from = at + 1;
  }
  for (const entry of exclude) {
    const event = found.find((candidate) => mismatch(entry, candidate) === undefined);
    if (event !== undefined) throw new Failure(`${show(event)} should not have happened, but did`);
  }
}
