import { type Result, type Seat, winnersOf } from '@richtfest/engine';

interface DecisivePart {
  readonly part: string;
  readonly winner: number;
  readonly rival: number;
}

export interface Decided {
  readonly winner: Seat;
  readonly rival: Seat;
  /** One or two parts of the score, the largest difference first. */
  readonly parts: readonly DecisivePart[];
}

/** A second part is named if its difference is at least this share of the first one's. */
const NEARLY_AS_MUCH = 0.6;

/**
 * The parts of the score in which the winner was furthest ahead of a rival: of `you`, unless you
 * have won, otherwise of the runner-up. Undefined if the win was shared or decided by a tie-break,
 * or if the score has only one part.
 */
export function whatDecided(result: Result, you?: Seat): Decided | undefined {
  const [winner, ...sharing] = winnersOf(result);
  if (winner === undefined || sharing.length > 0) return undefined;
  const rival = you !== undefined && you !== winner ? you : runnerUp(result, winner);
  const [mine, theirs] = [result.seats[winner], result.seats[rival ?? -1]];
  if (rival === undefined || mine === undefined || theirs === undefined) return undefined;
  const names = new Set([...Object.keys(mine.parts), ...Object.keys(theirs.parts)]);
  if (mine.score <= theirs.score || names.size < 2) return undefined;
  const leads = [...names]
    .map((part) => ({ part, winner: mine.parts[part] ?? 0, rival: theirs.parts[part] ?? 0 }))
    .filter((each) => leadIn(each) > 0)
    .sort((a, b) => leadIn(b) - leadIn(a));
  const [first, second] = leads;
  if (first === undefined) return undefined;
  const isClose = second !== undefined && leadIn(second) >= NEARLY_AS_MUCH * leadIn(first);
  return { winner, rival, parts: isClose ? [first, second] : [first] };
}

function leadIn({ winner, rival }: DecisivePart): number {
  return winner - rival;
}

function runnerUp({ seats }: Result, winner: Seat): Seat | undefined {
  const others = seats.flatMap(({ place }, seat) => (seat === winner ? [] : [{ seat, place }]));
  return others.sort((a, b) => a.place - b.place)[0]?.seat;
}
