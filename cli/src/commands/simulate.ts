import { EXAMPLE_GAME } from '@richtfest/catalog';
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { BOT_NAMES } from '@richtfest/bots';
import type { Game } from '@richtfest/engine';
import { command } from '../command-line/command.ts';
import { text, toggle, whole } from '../command-line/flags.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { jsonText } from '../files/json-text.ts';
import { makeFolder, requireFolderOf, writeAtomically } from '../files/write-file.ts';
import { editionAt, editionFlag } from '../edition.ts';
import { GAME_IDS, checkPlayers, gameNamed, optionFlag, optionsFor } from '../games.ts';
import { botsFor, splitBots } from '../external/bot-spec.ts';
import type { SimulationPlan } from '../simulation/plan.ts';
import { type SimulationReport, reportCsv, reportOf, reportText } from '../simulation/report.ts';
import { runSimulation } from '../simulation/run.ts';
import type { Shell } from '../terminal/shell.ts';
import { runFlags } from '../workers/run-flags.ts';
import { INTERRUPTED } from '../workers/run-pool.ts';

export const simulate = command({
  name: 'simulate',
  summary: 'play many games between bots and print statistics',
  description: [
    'One bot name fills all seats; otherwise name one bot for each seat. The same seed gives the same result for any number of workers. A shared win counts as its share; lengths are in decisions; seconds exclude start-up; a bot’s budget in milliseconds is CPU time. Ctrl-C prints the results so far.',
  ],
  operands: [{ name: 'GAME', help: `the game, like ${EXAMPLE_GAME}`, completes: GAME_IDS }],
  flags: {
    players: whole('N', 'the number of seats (default: as many as bots, or the minimum)', {
      min: 1,
      max: 99,
    }),
    games: whole('N', 'the number of games (default 1000)', { min: 1 }),
    bots: text(
      'A,B,…',
      `the bots: ${BOT_NAMES.join(', ')}, or exec:COMMAND for a program (default random)`,
    ),
    option: optionFlag,
    edition: editionFlag,
    ...runFlags,
    json: toggle('print the report as JSON'),
    csv: toggle('print the report as CSV, one row per seat'),
    out: text('FILE', 'write the report to a file, as .csv or .json', 'file'),
    save: text('DIR', 'write a match file of every game to this folder', 'directory'),
  },
  examples: [
    {
      line: `simulate ${EXAMPLE_GAME} --players 4 --games 100000 --bots random`,
      says: 'The distribution of scores in random play.',
    },
    {
      line: `simulate ${EXAMPLE_GAME} --bots greedy,random --games 2000 --seed spring --json`,
      says: 'A reproducible duel, as JSON.',
    },
    {
      line: `simulate ${EXAMPLE_GAME} --games 20 --option experienced=true --save games/`,
      says: 'Twenty games of the variant as match files, to replay and verify.',
    },
    {
      line: `simulate ${EXAMPLE_GAME} --edition our-box.json --bots greedy`,
      says: 'The game as it is in your box.',
    },
  ],
  async run({ operands: [id = ''], flags, shell }) {
    if (flags.json && flags.csv) throw new UsageError('--json and --csv exclude each other.');
    const game = await gameNamed(id);
    const list = flags.bots ?? 'random';
    const named = splitBots(list).length;
    const players = flags.players ?? (named > 1 ? named : game.players.min);
    checkPlayers(game, players);
    const edition = editionAt(game, flags.edition);
    const plan: SimulationPlan = {
      game: game.id,
      players,
      options: optionsFor(game, players, { ...flags, edition }),
      ...(edition === undefined ? {} : { editionName: edition.name }),
      bots: botsFor(list, players),
      seed: flags.seed ?? randomBytes(4).toString('hex'),
      games: flags.games ?? 1000,
      ...(flags.save === undefined ? {} : { save: flags.save }),
    };
    if (flags.out !== undefined) requireFolderOf(flags.out);
    if (flags.save !== undefined) makeFolder(flags.save);
    const run = await runSimulation(plan, flags.workers ?? availableParallelism(), shell);
    deliver(reportOf(game, plan, run), { game, flags, shell });
    if (!run.isStopped) return 0;
    const [done, all] = [run.sums.games, plan.games].map((count) => count.toLocaleString('en'));
    shell.err.line(`Stopped after ${done} of ${all} games; the figures are for those.`);
    return INTERRUPTED;
  },
});

interface Delivery {
  readonly game: Game;
  readonly flags: { json: boolean; csv: boolean; out: string | undefined };
  readonly shell: Shell;
}

/** Writes the report to a file or the output; by default as a table. */
function deliver(report: SimulationReport, { game, flags, shell }: Delivery): void {
  const { json, csv, out } = flags;
  const isCsv = csv || (!json && out?.endsWith('.csv') === true);
  const formatted = () => (isCsv ? reportCsv(report) : jsonText(report));
  if (out !== undefined) {
    writeAtomically(out, formatted());
    shell.err.line(`Report written to ${out}.`);
  } else if (json || csv) {
    shell.out.write(formatted());
  }
  if (!json && !csv) shell.out.line(reportText(report, game, shell.out));
}
