import type { Estimate } from '@richtfest/bots';
import { gameName } from '../game-name.ts';
import type { TextTable } from '../table.ts';
import type { Figure, Pace, Verdict } from './report.ts';

/** Nobody waits longer for them on one core, in 95 of 100 decisions. */
const PACE_GOALS: Readonly<Record<string, number>> = { family: 50, expert: 300 };
const TIMED = ['greedy', 'child', 'family', 'club', 'expert'];

const VERDICTS: Readonly<Record<Verdict, string>> = {
  yes: 'yes',
  just: 'yes, within the interval',
  open: 'not sure',
  no: 'no',
};

/** How many goals were reached. */
export function goalsText(figures: readonly Figure[]): string {
  const count = (verdict: Verdict) => figures.filter((figure) => figure.verdict === verdict).length;
  const [yes, just, open, no] = [count('yes'), count('just'), count('open'), count('no')];
  return `Of ${yes + just + open + no} goals ${yes} are surely reached and ${just} within the interval; ${open} are not sure and ${no} missed.`;
}

/** One table for each game. */
export function strengthTables(figures: readonly Figure[]): TextTable[] {
  const shown = figures.filter(({ row }) => row.table !== 'thinking');
  const games = [...new Set(shown.map(({ row }) => row.game))];
  return games.map((game) => ({
    title: gameName(game),
    head: ['who', 'against', 'seats', 'games', 'wins', '95 %', 'points', 'goal', 'reached'],
    rows: shown.filter(({ row }) => row.game === game).map(strengthRow),
    numbersFrom: 2,
  }));
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

/** What longer thought is worth: one row for each game. */
export function thinkingTable(figures: readonly Figure[]): TextTable {
  const shown = figures.filter(({ row }) => row.table === 'thinking');
  const budgets = [...new Set(shown.map(({ row }) => row.bot))];
  const games = [...new Set(shown.map(({ row }) => row.game))];
  return {
    title: 'Strength against thinking time',
    head: ['expert at', 'against', ...budgets.map((bot) => bot.replace(/^.*@(\d+)ms$/, '$1 ms'))],
    rows: games.map((game) => {
      const own = shown.filter(({ row }) => row.game === game);
      const against = opponent('greedy', own[0]?.row.players ?? 2, '');
      const cells = budgets.map((budget) => {
        const figure = own.find(({ row }) => row.bot === budget);
        return figure === undefined ? '' : `${percent(figure.wins.value)} (${range(figure.wins)})`;
      });
      return [gameName(game), against, ...cells];
    }),
    numbersFrom: 2,
  };
}

/** How long the levels think. */
export function paceTable(paces: readonly Pace[]): TextTable {
  const games = [...new Set(paces.map(({ game }) => game))];
  const shown = games.flatMap((game) =>
    TIMED.flatMap((bot) => paces.filter((pace) => pace.game === game && pace.bot === bot)),
  );
  return {
    title: 'Thinking time of the levels',
    head: ['game', 'bot', 'decisions', 'mean ms', 'p95 ms', 'goal', 'reached'],
    rows: shown.map(({ game, bot, decisions, msMean, msP95 }) => {
      const goal = PACE_GOALS[bot];
      return [
        gameName(game),
        bot,
        decisions.toLocaleString('en'),
        brief(msMean),
        brief(msP95),
        goal === undefined ? '' : `p95 ≤ ${goal}`,
        goal === undefined ? '' : msP95 <= goal ? 'yes' : 'no',
      ];
    }),
    numbersFrom: 2,
  };
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function range({ low, high }: Estimate): string {
  return `${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)}`;
}

/** From one game nobody can tell. */
function reach({ low, high }: Estimate): string {
  return Number.isFinite(low) ? ` (${low.toFixed(1)}–${high.toFixed(1)})` : '';
}

function brief(ms: number): string {
  return ms >= 10 ? ms.toFixed(0) : ms.toPrecision(2);
}
