import { type SimulationSums, summarize } from '@richtfest/bots';
import type { Game, JsonObject } from '@richtfest/engine';
import { drawGrid } from '../terminal/grid.ts';
import type { Screen } from '../terminal/screen.ts';
import type { SimulationPlan } from './plan.ts';
import type { PoolRun } from '../workers/pool.ts';

export interface SimulationReport {
  readonly game: string;
  readonly rulesVersion: number;
  readonly players: number;
  readonly options: JsonObject;
  readonly bots: readonly string[];
  readonly seed: string;
  readonly games: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly decisions: number;
  readonly decisionsPerSecond: number;
  readonly seats: readonly SeatReport[];
  readonly length: { readonly mean: number; readonly min: number; readonly max: number };
}

interface SeatReport {
  readonly bot: string;
  readonly wins: number;
  readonly meanScore: number;
  readonly sdScore: number;
  readonly parts: Readonly<Record<string, number>>;
}

export function reportOf(
  game: Game,
  plan: SimulationPlan,
  run: PoolRun<SimulationSums>,
): SimulationReport {
  const { games, decisions, seats, length } = summarize(run.sums);
  const perSecond = (count: number) => (run.seconds > 0 ? Math.round(count / run.seconds) : 0);
  return {
    game: game.id,
    rulesVersion: game.rulesVersion,
    players: plan.players,
    options: plan.options,
    bots: plan.bots,
    seed: plan.seed,
    games,
    seconds: Math.round(run.seconds * 1000) / 1000,
    gamesPerSecond: perSecond(games),
    decisions,
    decisionsPerSecond: perSecond(decisions),
    seats: seats.map(({ wins, meanScore, sdScore, parts }, seat) => ({
      bot: plan.bots[seat] ?? '',
      wins,
      meanScore,
      sdScore,
      parts: inOrder(parts, Object.keys(game.texts.en.parts)),
    })),
    length,
  };
}

/** Parts in the game's order, which must not depend on the order of the workers. */
function inOrder(
  parts: Readonly<Record<string, number>>,
  order: readonly string[],
): Record<string, number> {
  const rank = (part: string) => (order.includes(part) ? order.indexOf(part) : order.length);
  return Object.fromEntries(
    Object.entries(parts).sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1)),
  );
}

/** One row per seat, each with the data of the whole simulation. */
export function reportCsv(report: SimulationReport): string {
  const parts = [...new Set(report.seats.flatMap((seat) => Object.keys(seat.parts)))];
  const rows = report.seats.map((seat, at) => ({
    game: report.game,
    rulesVersion: report.rulesVersion,
    players: report.players,
    options: JSON.stringify(report.options),
    seed: report.seed,
    games: report.games,
    seconds: report.seconds,
    gamesPerSecond: report.gamesPerSecond,
    decisions: report.decisions,
    decisionsPerSecond: report.decisionsPerSecond,
    lengthMean: report.length.mean,
    lengthMin: report.length.min,
    lengthMax: report.length.max,
    seat: at,
    bot: seat.bot,
    wins: seat.wins,
    meanScore: seat.meanScore,
    sdScore: seat.sdScore,
    ...Object.fromEntries(parts.map((part) => [`parts.${part}`, seat.parts[part] ?? ''])),
  }));
  const head = Object.keys(rows[0] ?? {});
  const lines = [head, ...rows.map((row) => Object.values(row).map(String))];
  return lines.map((line) => `${line.map(csvCell).join(',')}\n`).join('');
}

function csvCell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export function reportText(report: SimulationReport, game: Game, screen: Screen): string {
  const { games, seconds, length, seats } = report;
  const number = (value: number, digits = 0) =>
    value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const partNames = Object.keys(seats[0]?.parts ?? {});
  const dot = screen.sign(' · ', ', ');
  const head = [
    '',
    'bot',
    'wins',
    '',
    'score',
    screen.sign('±', '+-'),
    ...partNames.map((part) => partLabel(game, part)),
  ];
  return [
    `${screen.paint(game.texts.en.name, 'strong')}${dot}${report.players} players${dot}${number(games)} games${dot}seed ${report.seed}`,
    '',
    ...drawGrid(
      [
        head.map((text) => ({ text, tone: 'muted' as const })),
        'rule',
        ...seats.map((seat, at) => [
          String(at),
          seat.bot,
          number(seat.wins, Number.isInteger(seat.wins) ? 0 : 1),
          {
            text: `${number(games === 0 ? 0 : (100 * seat.wins) / games, 1)} %`,
            tone: 'strong' as const,
          },
          number(seat.meanScore, 2),
          number(seat.sdScore, 2),
          ...partNames.map((part) => number(seat.parts[part] ?? 0, 2)),
        ]),
      ],
      screen,
      (column) => column === 1,
    ),
    '',
    `  Length in decisions: mean ${number(length.mean, 1)}, shortest ${number(length.min)}, longest ${number(length.max)}.`,
    `  ${number(seconds, 2)} s${dot}${number(report.gamesPerSecond)} games/s${dot}${number(report.decisionsPerSecond)} decisions/s`,
  ].join('\n');
}

function partLabel(game: Game, part: string): string {
  return game.texts.en.parts[part] ?? part;
}
