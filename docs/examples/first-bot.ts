// A first bot and how to measure it. It reads the complete state, which is fair in this game
// because nothing is hidden: npx node docs/examples/first-bot.ts [games]
import { findGame } from '@richtfest/catalog';
import { Environment, randomFromText } from '@richtfest/engine';

/** Tries every legal move on copies with several seeds and returns the best on average. */
function chooseByTrying(environment: Environment, seat: number): unknown {
  let best: unknown;
  let bestMean = -Infinity;
  for (const move of environment.legal(seat)) {
    let sum = 0;
    for (let seed = 0; seed < 6; seed++) {
      const copy = environment.clone(`luck ${seed}`);
      copy.step(seat, move);
      sum += copy.evaluate(seat);
    }
    if (sum > bestMean) [best, bestMean] = [move, sum];
  }
  return best;
}

/** Plays our bot in seat 0 against random moves and returns both scores. */
export async function playOneGame(seed: string): Promise<number[]> {
  const game = await findGame('three-little-pigs')?.load();
  if (game === undefined) throw new Error('unknown game');
  const environment = Environment.create(game, { players: 2, seed, options: { firstSeat: 0 } });
  const random = randomFromText(seed);
  while (!environment.isOver) {
    for (const seat of environment.owing) {
      const moves = environment.legal(seat);
      const move =
        seat === 0 ? chooseByTrying(environment, seat) : moves[random.below(moves.length)];
      environment.step(seat, move as (typeof moves)[number]);
    }
  }
  return (environment.result?.seats ?? []).map((seat) => seat.score);
}

if (import.meta.main) {
  const games = Number(process.argv[2] ?? 20);
  let wins = 0;
  for (let number = 0; number < games; number++) {
    const [own = 0, other = 0] = await playOneGame(`example ${number}`);
    wins += own > other ? 1 : 0;
  }
  console.log(`${wins} of ${games} games won`);
}
