import type { Estimate } from '@richtfest/bots';
import { gameName } from '../game-name.ts';
import type { TextTable } from '../table.ts';
import type { Figure, Pace, Verdict } from './report.ts';

/** Upper limits for the 95th percentile of thinking time, in milliseconds on one core. */
const PACE_GOALS: Readonly<Record<string, number>> = { family: 50, expert: 300 };
const TIMED = ['greedy', 'child', 'family', 'club', 'expert'];

const VERDICTS: Readonly<Record<Verdict, string>> = {
  yes: 'yes',
  just: 'yes, within the interval',
  open: 'not sure',
  no: 'no',
};

export function goalsText(figures: readonly Figure[]): string {
  return goalsTextOf(figures.flatMap(({ verdict }) => (verdict ? [VERDICTS[verdict]] : [])));
}

/** Of goals that are reached or not, in the words of the table. */
export function goalsTextOf(reached: readonly string[]): string {
  const count = (verdict: Verdict) => reached.filter((word) => word === VERDICTS[verdict]).length;
  const [yes, just, open, no] = [count('yes'), count('just'), count('open'), count('no')];
  const all = yes + just + open + no;
  return `Goals clearly reached: ${yes} of ${all}; within the interval: ${just}; not sure: ${open}; missed: ${no}.`;
}

/** The strength of a game's bots. */
export function strengthTable(game: string, figures: readonly Figure[]): TextTable {
  return {
    title: gameName(game),
    head: ['who', 'against', 'seats', 'games', 'wins', '95 %', 'points', 'goal', 'reached'],
    rows: figures.filter(({ row }) => row.table !== 'thinking').map(strengthRow),
    numbersFrom: 2,
  };
}

function strengthRow({ row, games, wins, points, goal, verdict }: Figure): string[] {
  const isOfPoints = row.target?.measure === 'points';
  const goalText = goal === undefined ? '' : isOfPoints ? `${goal} points` : percent(goal);
  return [
    botName(row.bot),
    opponent(row.against, row.players, optionWords(row.options)),
    String(row.players),
    games.toLocaleString('en'),
    percent(wins.value),
    range(wins),
    points.value.toFixed(1) + (isOfPoints ? reach(points) : ''),
    goalText,
    verdict === undefined ? '' : VERDICTS[verdict],
  ];
}

function opponent(against: string, players: number, options: string): string {
  const name = botName(against);
  const count = players === 2 ? name : `${players - 1} × ${name}`;
  return options === '' ? count : `${count} (${options})`;
}

function botName(bot: string): string {
  return bot.replace(/^greedy-with-(.+)-weights$/, 'greedy with $1 weights');
}

function optionWords(options: Figure['row']['options']): string {
  return Object.entries(options)
    .map(([key, value]) =>
      value === true ? key : `${key} ${typeof value === 'string' ? value : JSON.stringify(value)}`,
    )
    .join(', ');
}

/** Strength by thinking time. */
export function thinkingTable(figures: readonly Figure[]): TextTable {
  return {
    title: 'Strength against thinking time',
    isPart: true,
    head: ['expert at', 'against', 'games', 'wins', '95 %'],
    rows: figures
      .filter(({ row }) => row.table === 'thinking')
      .map(({ row, games, wins }) => [
        row.bot.replace(/^.*@(\d+)ms$/, '$1 ms'),
        opponent(row.against, row.players, optionWords(row.options)),
        games.toLocaleString('en'),
        percent(wins.value),
        range(wins),
      ]),
    numbersFrom: 2,
  };
}

/** Strength by budget, each against a quarter of it. */
export function curveTable(
  game: string,
  figures: readonly Figure[],
  paces: readonly Pace[],
): TextTable {
  return {
    title: `${gameName(game)}: strength by budget`,
    head: ['expert at', 'against', 'games', 'wins', '95 %', 'mean ms', 'p95 ms'],
    rows: figures.map(({ row, games, wins }) => {
      const pace = paces.find(({ bot }) => bot === row.bot);
      return [
        budgetOf(row.bot),
        opponent(budgetOf(row.against), row.players, optionWords(row.options)),
        games.toLocaleString('en'),
        percent(wins.value),
        range(wins),
        shortNumber(pace?.msMean ?? 0),
        shortNumber(pace?.msP95 ?? 0),
      ];
    }),
    numbersFrom: 2,
  };
}

function budgetOf(bot: string): string {
  return Number(bot.replace(/^.*@/, '')).toLocaleString('en');
}

export function paceTable(paces: readonly Pace[]): TextTable {
  const shown = TIMED.flatMap((bot) => paces.filter((pace) => pace.bot === bot));
  return {
    title: 'Thinking time of the levels',
    isPart: true,
    head: ['bot', 'seats', 'decisions', 'mean ms', 'p95 ms', 'goal', 'reached'],
    rows: shown.map(({ bot, players, decisions, msMean, msP95 }) => {
      const goal = PACE_GOALS[bot];
      return [
        bot,
        String(players),
        decisions.toLocaleString('en'),
        shortNumber(msMean),
        shortNumber(msP95),
        goal === undefined ? '' : `p95 ≤ ${goal}`,
        goal === undefined ? '' : msP95 <= goal ? 'yes' : 'no',
      ];
    }),
    numbersFrom: 1,
  };
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function range({ low, high }: Estimate): string {
  return `${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)}`;
}

/** One game has no interval. */
function reach({ low, high }: Estimate): string {
  return Number.isFinite(low) ? ` (${low.toFixed(1)}–${high.toFixed(1)})` : '';
}

function shortNumber(ms: number): string {
  return ms >= 10 ? ms.toFixed(0) : ms.toPrecision(2);
}
