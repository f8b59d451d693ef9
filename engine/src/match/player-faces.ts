/** The faces that people choose from, in the order in which seats get them by default. */
export const PLAYER_FACES = [
  'fox',
  'owl',
  'rabbit',
  'beaver',
  'cat',
  'hedgehog',
  'frog',
  'bear',
  'mouse',
  'duck',
  'badger',
  'penguin',
] as const;
export type PlayerFace = (typeof PLAYER_FACES)[number];

interface SeatWithFace {
  readonly face?: PlayerFace | undefined;
  /** Bots have faces of their own. */
  readonly bot?: string | undefined;
}

/**
 * The face of each person: the one they chose, or that of their seat, or the next one that nobody
 * has. Undefined for bots.
 */
export function playerFaces(seats: readonly SeatWithFace[]): (PlayerFace | undefined)[] {
  const taken = new Set(seats.flatMap(({ face, bot }) => (bot === undefined ? (face ?? []) : [])));
  return seats.map(({ face, bot }, seat) => {
    if (bot !== undefined || face !== undefined) return bot === undefined ? face : undefined;
    const inTurn = PLAYER_FACES.map((_, step) => faceAt(seat + step));
    const free = inTurn.find((each) => !taken.has(each)) ?? faceAt(seat);
    taken.add(free);
    return free;
  });
}

function faceAt(place: number): PlayerFace {
  return PLAYER_FACES[place % PLAYER_FACES.length] ?? PLAYER_FACES[0];
}
