import { EXAMPLE_GAME } from '@richtfest/catalog';
import { calibrate } from '../bench/calibration.ts';
import { median, playoutRound } from '../bench/playouts.ts';
import { command } from '../command-line/command.ts';
import { text, toggle, whole } from '../command-line/flags.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { jsonText } from '../files/json-text.ts';
import { botsFor } from '../external/bot-spec.ts';
import { GAME_IDS, checkPlayers, gameNamed, optionsFor } from '../games.ts';
import type { SimulationPlan } from '../simulation/plan.ts';

const BENCHES = ['playouts'] as const;
const ROUNDS = 5;
const DEFAULT_PLAYERS = 4;

export const bench = command({
  name: 'bench',
  summary: 'measure how fast games are played on one core',
  description: [
    'Plays games like simulate, after a warm-up, in five rounds on one core, and reports the median. Seconds are CPU time, so other load on the machine does not matter. The calibration is the speed of a fixed loop: divide by it to compare days and machines.',
  ],
  operands: [
    { name: 'WHAT', help: 'what to measure: playouts', completes: BENCHES, isOptional: true },
  ],
  flags: {
    game: text('GAME', 'the game (default: the first)', GAME_IDS),
    players: whole('N', 'the number of seats (default 4, or the nearest the game allows)', {
      min: 1,
      max: 99,
    }),
    bots: text('A,B,…', 'the bots (default random)'),
    seconds: whole('N', 'the total time (default 5)', { min: 1, max: 3600 }),
    json: toggle('print the figures as JSON'),
  },
  examples: [
    { line: 'bench', says: 'Random playouts, five seconds.' },
    {
      line: `bench playouts --game ${EXAMPLE_GAME} --players 2 --seconds 20 --json`,
      says: 'Two seats, longer, as JSON.',
    },
  ],
  async run({ operands: [what = 'playouts'], flags, shell: { out } }) {
    if (!BENCHES.some((name) => name === what)) {
      throw new UsageError(`There is no bench “${what}”. Known benches: ${BENCHES.join(', ')}.`);
    }
    const game = await gameNamed(flags.game ?? GAME_IDS[0] ?? '');
    const { min, max } = game.players;
    const players = flags.players ?? Math.min(max, Math.max(min, DEFAULT_PLAYERS));
    checkPlayers(game, players);
    const plan: SimulationPlan = {
      game: game.id,
      players,
      options: optionsFor(game, players, {}),
      bots: botsFor(flags.bots ?? 'random', players),
      seed: 'bench',
      games: 0,
    };
    const seconds = flags.seconds ?? 5;
    const calibration = calibrate();
    playoutRound(game, plan, Math.min(1, seconds / ROUNDS));
    const rounds = Array.from({ length: ROUNDS }, () => playoutRound(game, plan, seconds / ROUNDS));
    const rates = rounds.map((round) => round.games / round.seconds);
    const figures = {
      bench: 'playouts',
      game: game.id,
      rulesVersion: game.rulesVersion,
      players,
      bots: plan.bots,
      rounds: rates.map(Math.round),
      gamesPerSecond: Math.round(median(rates)),
      decisionsPerSecond: Math.round(
        median(rounds.map((round) => round.decisions / round.seconds)),
      ),
      calibration: Math.round(calibration * 10) / 10,
      gamesPerCalibration: Math.round(median(rates) / calibration),
      node: process.version,
    };
    if (flags.json) out.write(jsonText(figures));
    else {
      const number = (value: number) => value.toLocaleString('en');
      out.lines([
        `${out.paint(game.id, 'strong')}, ${players} players, ${flags.bots ?? 'random'}, one core, Node ${process.version.slice(1)}`,
        '',
        `  ${out.paint(`${number(figures.gamesPerSecond)} games/s`, 'leaf')}  (median of ${figures.rounds.map(number).join(', ')})`,
        `  ${number(figures.decisionsPerSecond)} decisions/s`,
        `  calibration ${number(figures.calibration)} million steps/s; ${number(figures.gamesPerCalibration)} games per million steps`,
      ]);
    }
    return 0;
  },
});
