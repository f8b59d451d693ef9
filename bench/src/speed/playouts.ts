import { median, ownShell, playoutRound, runSimulation, thinkingClock } from '@richtfest/cli';
import { type Game, checkedOptions } from '@richtfest/engine';
import type { PlayoutRates, Task } from './measures.ts';

type TaskOf<K extends Task['kind']> = Omit<Extract<Task, { kind: K }>, 'kind' | 'game'>;

/** Random games on one core. */
export function measurePlayouts(game: Game, { players, amount }: TaskOf<'playouts'>): PlayoutRates {
  const plan = planOf(game, players, 0);
  const rounds = roundsOf(amount, (seconds) => playoutRound(game, plan, seconds));
  const rates = rounds.map((round) => round.games / round.seconds);
  return {
    gamesPerSecond: median(rates),
    decisionsPerSecond: median(rounds.map((round) => round.decisions / round.seconds)),
    rounds: rates.map(Math.round),
  };
}

/** Games per second on boardgame.io, or undefined if it is not installed. */
export async function measureBoardgameIo(
  game: Game,
  { players, amount }: TaskOf<'boardgame-io'>,
): Promise<number | undefined> {
  const play = await boardgameIo();
  if (play === undefined) return undefined;
  const table = { players, options: checkedOptions(game, { players }) };
  return median(
    roundsOf(amount, (seconds) => rateOf((number) => play(game, table, number), seconds)),
  );
}

/** Games per second of wall-clock time, the way `richtfest simulate` plays them. */
export async function measureThreads(
  game: Game,
  { players, workers, games }: TaskOf<'threads'>,
): Promise<number> {
  const { sums, seconds } = await runSimulation(planOf(game, players, games), workers, ownShell());
  return sums.games / seconds;
}

function planOf(game: Game, players: number, games: number) {
  const options = checkedOptions(game, { players });
  const bots = Array.from({ length: players }, () => 'random');
  return { game: game.id, players, options, bots, seed: 'bench', games };
}

/** Runs the rounds after one that warms up and does not count. */
function roundsOf<Round>(
  { seconds, rounds }: { readonly seconds: number; readonly rounds: number },
  play: (seconds: number) => Round,
): Round[] {
  play(seconds / rounds);
  return Array.from({ length: rounds }, () => play(seconds / rounds));
}

async function boardgameIo() {
  try {
    return (await import('./boardgame-io.ts')).playThroughBoardgameIo;
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

function rateOf(play: (number: number) => unknown, seconds: number): number {
  const start = thinkingClock();
  let games = 0;
  let elapsed = 0;
  do {
    play(games++);
    elapsed = (thinkingClock() - start) / 1000;
  } while (elapsed < seconds);
  return games / elapsed;
}
