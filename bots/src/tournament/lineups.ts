/**
 * The lineups of a tournament. With more entrants than seats, every combination plays; with fewer,
 * entrants are repeated in turn to fill the seats.
 */
export function lineupsOf<Entrant>(entrants: readonly Entrant[], players: number): Entrant[][] {
  if (entrants.length > players) return selections(entrants, players);
  return [Array.from({ length: players }, (_, seat) => at(entrants, seat))];
}

/** The same lineup rotated by a number of seats. */
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
