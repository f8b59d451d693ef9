import { EXAMPLE_GAME } from '@richtfest/catalog';
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { BOT_NAMES, isOrderCertain } from '@richtfest/bots';
import { command } from '../command-line/command.ts';
import { text, toggle, whole } from '../command-line/flags.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { splitBots } from '../external/bot-spec.ts';
import { jsonText } from '../files/json-text.ts';
import { editionAt, editionFlag } from '../edition.ts';
import { GAME_IDS, checkPlayers, gameNamed, optionFlag, optionsFor } from '../games.ts';
import type { Shell } from '../terminal/shell.ts';
import {
  type TournamentPlan,
  type TournamentSums,
  addTournament,
  noTournament,
} from '../tournament/plan.ts';
import { reportOf, reportText } from '../tournament/report.ts';
import { runFlags } from '../workers/run-flags.ts';
import { INTERRUPTED, runPool } from '../workers/run-pool.ts';

const DEFAULT_GAMES = 1000;

export const tournament = command({
  name: 'tournament',
  summary: 'let bots play a fair tournament and rank them',
  description: [
    'Every group of bots plays once in every seating, each time with the same luck, so that neither seats nor cards favour a bot. With fewer bots than players, bots are repeated in turn; name a bot several times to seat it several times (one against three: a,b,b,b). With more bots, every combination plays.',
    'Win shares and Elo come with 95 % intervals; ms is the thinking time for decisions with a choice: CPU time for our bots, so that other load on the machine does not matter; wall-clock time for exec: programs. The same seed gives the same games for any number of workers. Ctrl-C prints the results so far.',
  ],
  operands: [{ name: 'GAME', help: `the game, like ${EXAMPLE_GAME}`, completes: GAME_IDS }],
  flags: {
    bots: text('A,B,…', `the bots: ${BOT_NAMES.join(', ')}, or exec:COMMAND for a program`),
    players: whole('N', 'the number of seats (default: as many as bots, if the game allows)', {
      min: 1,
      max: 99,
    }),
    games: whole('N', `the least number of games (default ${DEFAULT_GAMES})`, { min: 1 }),
    'until-certain': toggle('stop as soon as the order of the bots is certain'),
    option: optionFlag,
    edition: editionFlag,
    ...runFlags,
    json: toggle('print the report as JSON'),
  },
  examples: [
    {
      line: `tournament ${EXAMPLE_GAME} --bots greedy,random --games 2000`,
      says: 'A duel in both seatings.',
    },
    {
      line: `tournament ${EXAMPLE_GAME} --bots greedy,random,random,random --until-certain`,
      says: 'One against three, no longer than needed.',
    },
    {
      line: `tournament ${EXAMPLE_GAME} --bots greedy,exec:"python3 my_bot.py"@500ms --games 100`,
      says: 'Your own program against ours, with half a second per move.',
    },
  ],
  async run({ operands: [id = ''], flags, shell }) {
    const game = await gameNamed(id);
    if (flags.bots === undefined)
      throw new UsageError('--bots is missing: name the bots that play.');
    const lineup = splitBots(flags.bots);
    const { min, max } = game.players;
    const players = flags.players ?? Math.min(max, Math.max(min, lineup.length));
    checkPlayers(game, players);
    if (new Set(lineup).size < 2) {
      throw new UsageError('A tournament needs at least two different bots.');
    }
    const plan: TournamentPlan = {
      game: game.id,
      players,
      options: optionsFor(game, players, { ...flags, edition: editionAt(game, flags.edition) }),
      lineup,
      seed: flags.seed ?? randomBytes(4).toString('hex'),
      blocks: Math.ceil((flags.games ?? DEFAULT_GAMES) / players),
    };
    const stopsEarly = flags['until-certain'];
    const { sums, isStopped } = await play(plan, {
      workers: flags.workers ?? availableParallelism(),
      stopsEarly,
      shell,
    });
    const report = reportOf(plan, sums);
    if (flags.json) shell.out.write(jsonText(report));
    else shell.out.line(reportText(report, game, shell.out));
    printRejectedAnswers(plan, sums, shell);
    const bots = new Set(lineup).size;
    if (stopsEarly) shell.err.line(certainty(isOrderCertain(bots, sums.blocks), report.games));
    else if (isStopped) {
      const all = (plan.blocks * players).toLocaleString('en');
      shell.err.line(`Stopped after ${report.games.toLocaleString('en')} of ${all} games.`);
      return INTERRUPTED;
    }
    return 0;
  },
});

function certainty(isCertain: boolean, games: number): string {
  const count = games.toLocaleString('en');
  return isCertain
    ? `The order is certain after ${count} games.`
    : `The order is not certain after ${count} games.`;
}

function printRejectedAnswers(
  { lineup }: TournamentPlan,
  { rejectedAnswers }: TournamentSums,
  { err }: Shell,
): void {
  [...new Set(lineup)].forEach((spec, bot) => {
    const count = rejectedAnswers[bot] ?? 0;
    if (count > 0)
      err.line(`${spec}: ${count.toLocaleString('en')} of its moves were played for it.`);
  });
}

interface PlayOptions {
  readonly workers: number;
  readonly stopsEarly: boolean;
  readonly shell: Shell;
}

function play(plan: TournamentPlan, { workers, stopsEarly, shell }: PlayOptions) {
  const bots = new Set(plan.lineup).size;
  // The check is expensive: it runs whenever a tenth more games have been played.
  let next = 0;
  const isEnough = ({ blocks }: TournamentSums): boolean => {
    if (!stopsEarly || blocks.length < next) return false;
    next = Math.ceil(blocks.length * 1.1);
    return isOrderCertain(bots, blocks);
  };
  const work = {
    file: new URL('../tournament/worker.ts', import.meta.url),
    plan,
    count: plan.blocks,
    workers,
    sums: noTournament(bots),
    add: addTournament,
    unit: 'games',
    unitsEach: plan.players,
    isEnough,
  };
  return runPool(work, shell);
}
