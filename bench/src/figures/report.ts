import {
  type Estimate,
  type ThinkingTimes,
  meanEstimate,
  meanTime,
  noTimes,
  shareEstimate,
  timeAt,
} from '@richtfest/bots';
import { type Entry, addCompactTimes } from './entry.ts';
import { type Row, type Target, nameOf } from './row.ts';

/** How the interval and its centre compare with the goal. */
export type Verdict = 'yes' | 'just' | 'open' | 'no';

/** The measurement of a row. */
export interface Figure {
  readonly row: Row;
  readonly games: number;
  readonly wins: Estimate;
  readonly points: Estimate;
  /** The minimum that the target demands, if there is one. */
  readonly goal: number | undefined;
  readonly verdict: Verdict | undefined;
}

/** Thinking time over decisions with a choice. */
export interface Pace {
  readonly bot: string;
  readonly players: number;
  readonly decisions: number;
  readonly msMean: number;
  readonly msP95: number;
}

export function figuresOf(rows: readonly Row[], entries: readonly Entry[]): Figure[] {
  const measured = rows.map((row) => measure(row, entries));
  const winsOf = (name: string) =>
    measured.find(({ row, games }) => nameOf(row) === name && games > 0)?.wins.value;
  return measured
    .filter(({ games }) => games > 0)
    .map((figure) => {
      const { target } = figure.row;
      const goal = goalOf(target, winsOf);
      if (target === undefined || goal === undefined)
        return { ...figure, goal, verdict: undefined };
      return { ...figure, goal, verdict: verdictOn(figure[target.measure], goal) };
    });
}

function measure(row: Row, entries: readonly Entry[]) {
  const name = nameOf(row);
  const shares: number[] = [];
  const points: number[] = [];
  for (const entry of entries) {
    if (entry.row !== name) continue;
    entry.shares.forEach((share, at) => (shares[entry.from + at] = share));
    entry.points.forEach((mean, at) => (points[entry.from + at] = mean));
  }
  // Drops the gaps of blocks that are not played yet.
  const [played, scored] = [shares, points].map((list) => list.filter(() => true));
  return {
    row,
    games: (played?.length ?? 0) * row.players,
    wins: shareEstimate(played ?? []),
    points: meanEstimate(scored ?? []),
  };
}

function goalOf(
  target: Target | undefined,
  winsOf: (row: string) => number | undefined,
): number | undefined {
  if (target === undefined) return undefined;
  if ('atLeast' in target) return target.atLeast;
  const like = winsOf(target.like);
  return like === undefined ? undefined : like - target.lessAtMost;
}

function verdictOn({ value, low, high }: Estimate, goal: number): Verdict {
  if (low >= goal) return 'yes';
  if (value >= goal) return 'just';
  return high >= goal ? 'open' : 'no';
}

/** By bot and number of players, over all rows. */
export function pacesOf(rows: readonly Row[], entries: readonly Entry[]): Pace[] {
  const seats = new Map(rows.map((row) => [nameOf(row), row.players]));
  const all = new Map<string, { bot: string; players: number; times: ThinkingTimes }>();
  for (const { row, times } of entries) {
    const players = seats.get(row);
    if (players === undefined) continue;
    for (const [bot, more] of Object.entries(times)) {
      const key = `${bot}/${players}`;
      const own = all.get(key) ?? { bot, players, times: noTimes() };
      all.set(key, own);
      addCompactTimes(own.times, more);
    }
  }
  return [...all.values()]
    .filter(({ times }) => times.decisions > 0)
    .toSorted((a, b) => a.players - b.players)
    .map(({ bot, players, times }) => ({
      bot,
      players,
      decisions: times.decisions,
      msMean: meanTime(times),
      msP95: timeAt(times, 0.95),
    }));
}
