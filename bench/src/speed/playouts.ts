import { median, playoutRound, thinkingClock } from '@richtfest/cli';
import { type Game, type TableSetup, checkedOptions } from '@richtfest/engine';
import type { Amount, PlayoutFigure } from './measures.ts';

type PlayOnBoardgameIo = (game: Game, table: TableSetup, number: number) => number;

/** Measures random games for every number of players, alternating with boardgame.io. */
export async function measurePlayouts(game: Game, amount: Amount): Promise<PlayoutFigure[]> {
  const peer = await boardgameIo();
  const { min, max } = game.players;
  return Array.from({ length: max - min + 1 }, (_, more) =>
    measureAt(game, min + more, { amount, peer }),
  );
}

/** Undefined if it is not installed. */
async function boardgameIo(): Promise<PlayOnBoardgameIo | undefined> {
  try {
    return (await import('./boardgame-io.ts')).playThroughBoardgameIo;
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

interface MeasureOptions {
  readonly amount: Amount;
  readonly peer: PlayOnBoardgameIo | undefined;
}

function measureAt(game: Game, players: number, { amount, peer }: MeasureOptions): PlayoutFigure {
  const { seconds, rounds } = amount;
  const options = checkedOptions(game, { players });
  const bots = Array.from({ length: players }, () => 'random');
  const plan = { game: game.id, players, options, bots, seed: 'bench', games: 0 };
  const own: { games: number; decisions: number }[] = [];
  const theirs: number[] = [];
  // The first round is a warm-up.
  for (let round = -1; round < rounds; round++) {
    const played = playoutRound(game, plan, seconds / rounds);
    const other =
      peer === undefined
        ? undefined
        : peerRate((number) => peer(game, { players, options }, number), seconds / rounds);
    if (round < 0) continue;
    own.push({
      games: played.games / played.seconds,
      decisions: played.decisions / played.seconds,
    });
    if (other !== undefined) theirs.push(other);
  }
  const gamesPerSecond = median(own.map(({ games }) => games));
  const other = median(theirs);
  return {
    game: game.id,
    players,
    gamesPerSecond,
    decisionsPerSecond: median(own.map(({ decisions }) => decisions)),
    rounds: own.map(({ games }) => Math.round(games)),
    ...(theirs.length === 0
      ? {}
      : { boardgameIo: { gamesPerSecond: other, ratio: gamesPerSecond / other } }),
  };
}

function peerRate(play: (number: number) => unknown, seconds: number): number {
  const start = thinkingClock();
  let games = 0;
  let elapsed = 0;
  do {
    play(games++);
    elapsed = (thinkingClock() - start) / 1000;
  } while (elapsed < seconds);
  return games / elapsed;
}
