import { greedy } from '@richtfest/bots';
import {
  FastChance,
  type Game,
  type JsonObject,
  Match,
  observe,
  randomFromText,
  seatsIn,
  simulationKey,
} from '@richtfest/engine';

/** Decisions to play: half a game of the longer ones. */
const DECISIONS = 36;
const SEED = 'middle of a game';

/** A typical position in the middle of a game, always the same for the same table. */
export function middleOfGame(
  game: Game,
  { players, options }: { readonly players: number; readonly options: JsonObject },
): JsonObject {
  const header = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    seats: Array.from({ length: players }, (_, seat) => ({ name: String(seat) })),
    generator: { name: 'fast', seed: SEED, game: 0 } as const,
  };
  const match = new Match(game, header, new FastChance(simulationKey(SEED, 0)));
  const positions: JsonObject[] = [];
  for (let decision = 0; decision < DECISIONS; decision++) {
    const [seat] = seatsIn(game.owing(match.state));
    if (seat === undefined) break;
    positions.push(game.notation.writePosition(match.state) as JsonObject);
    match.play(
      seat,
      greedy.choose({
        game,
        seat,
        observation: observe(game, match.state, seat),
        legal: game.legal(match.state, seat),
        random: randomFromText(`${SEED} ${decision}`),
      }),
    );
  }
  const isOver = game.result(match.state) !== undefined;
  const middle = isOver ? positions[Math.floor(positions.length / 2)] : positions.at(-1);
  return middle ?? {};
}
