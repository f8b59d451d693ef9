/**
 * Who sits down together, one list for each gathering. With more entrants than seats every
 * selection meets; with fewer, they are repeated in turn until the seats are full.
 */
export function lineupsOf<Entrant>(entrants: readonly Entrant[], players: number): Entrant[][] {
  if (entrants.length > players) return selections(entrants, players);
  return [Array.from({ length: players }, (_, seat) => at(entrants, seat))];
}

/** The same gathering, everybody so many seats further on. */
export function rotated<Entrant>(lineup: readonly Entrant[], by: number): Entrant[] {
  return lineup.map((_, seat) => at(lineup, seat + lineup.length - by));
}

function at<Entrant>(list: readonly Entrant[], number: number): Entrant {
  return list[number % list.length] as Entrant;
}

function selections<Entrant>(from: readonly Entrant[], count: number): Entrant[][] {
  if (count === 0) return [[]];
  return from.flatMap((entrant, first) =>
    selections(from.slice(first + 1), count - 1).map((rest) => [entrant, ...rest]),
  );
}
