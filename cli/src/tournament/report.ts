import { meanTime, noTimes, standingsOf, timeAt } from '@richtfest/bots';
import type { Game, JsonObject } from '@richtfest/engine';
import { drawGrid } from '../terminal/grid.ts';
import type { Screen } from '../terminal/screen.ts';
import type { TournamentPlan, TournamentSums } from './plan.ts';

export interface TournamentReport {
  readonly game: string;
  readonly players: number;
  readonly options: JsonObject;
  readonly seed: string;
  readonly games: number;
  readonly bots: readonly BotReport[];
}

interface BotReport {
  readonly bot: string;
  /** Games it played, counted per seat. */
  readonly games: number;
  readonly winShare: number;
  readonly low: number;
  readonly high: number;
  readonly elo: number;
  readonly eloLow: number;
  readonly eloHigh: number;
  readonly meanScore: number;
  readonly msMean: number;
  readonly msP95: number;
}

export function reportOf(plan: TournamentPlan, sums: TournamentSums): TournamentReport {
  const specs = [...new Set(plan.lineup)];
  const standings = standingsOf(specs.length, sums.blocks, plan.seed);
  return {
    game: plan.game,
    players: plan.players,
    options: plan.options,
    seed: plan.seed,
    games: sums.blocks.length * plan.players,
    bots: standings.map(({ games, winShare, elo, meanScore }, bot) => {
      const times = sums.times[bot] ?? noTimes();
      return {
        bot: specs[bot] ?? '',
        games,
        winShare: round(winShare.value, 4),
        low: round(winShare.low, 4),
        high: round(winShare.high, 4),
        elo: round(elo.value, 1),
        eloLow: round(elo.low, 1),
        eloHigh: round(elo.high, 1),
        meanScore: round(meanScore, 3),
        msMean: round(meanTime(times), 4),
        msP95: round(timeAt(times, 0.95), 4),
      };
    }),
  };
}

function round(value: number, digits: number): number {
  const factor = 10 ** digits;
  return Math.round(value * factor) / factor;
}

/** Best first. */
export function reportText(report: TournamentReport, game: Game, screen: Screen): string {
  const { players, games, seed } = report;
  const dot = screen.sign(' · ', ', ');
  const to = screen.sign('–', '-');
  const head = ['bot', 'games', 'wins', '95 %', 'Elo', '95 %', 'score', 'ms', 'p95'];
  const rows = report.bots
    .toSorted((a, b) => b.elo - a.elo)
    .map((row) => [
      { text: row.bot, tone: 'strong' as const },
      row.games.toLocaleString('en'),
      { text: `${percent(row.winShare)} %`, tone: 'strong' as const },
      `${percent(row.low)}${to}${percent(row.high)}`,
      signed(row.elo),
      `${signed(row.eloLow)} ${to} ${signed(row.eloHigh)}`,
      row.meanScore.toFixed(2),
      shortNumber(row.msMean),
      shortNumber(row.msP95),
    ]);
  const grid = drawGrid(
    [head.map((text) => ({ text, tone: 'muted' as const })), 'rule', ...rows],
    screen,
  );
  const title = screen.paint(game.texts.en.name, 'strong');
  return [
    `${title}${dot}${players} players${dot}${games.toLocaleString('en')} games${dot}seed ${seed}`,
    '',
    ...grid,
    '',
    `  Wins are shares of a bot’s games; among ${players} equal bots each would win ${percent(1 / players)} %.`,
  ].join('\n');
}

function percent(share: number): string {
  return (100 * share).toFixed(1);
}

function signed(elo: number): string {
  const whole = Math.round(elo);
  return whole > 0 ? `+${whole}` : String(whole);
}

function shortNumber(ms: number): string {
  return ms >= 10 ? ms.toFixed(0) : ms.toPrecision(2);
}
