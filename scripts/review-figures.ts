// `npm run figures:review`: measures how trustworthy reviews are, and writes docs/review.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { type Bot, botNamed, simulateGame } from '@richtfest/bots';
import { findGame } from '@richtfest/catalog';
import {
  MATCH_FORMAT,
  type MatchFile,
  type PlayableGame,
  checkedOptions,
  writeTurn,
} from '@richtfest/engine';
import { type Review, reviewBudget, reviewMatch, subjectOf } from '@richtfest/review';
import { gamesNamed, readArguments, runScript, wholeNumber } from './usage.ts';

const FILE = 'docs/review.md';
const START = '<!-- review figures -->';
const END = '<!-- /review figures -->';

const HELP = `Measures how trustworthy reviews are, for the table in ${FILE}.

  npm run figures:review [-- options]

  --only GAME       only this game; may be repeated
  --matches N       matches of each kind for every game (4)
  --budget PERCENT  the work of each review, compared with the default (100)
  --write           write the table into ${FILE}`;

await runScript(async () => {
  const { values } = readArguments({
    help: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [] },
    matches: { type: 'string', default: '4' },
    budget: { type: 'string', default: '100' },
    write: { type: 'boolean', default: false },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const work: Work = {
    matches: wholeNumber(values.matches, 'matches', 2),
    budget: wholeNumber(values.budget, 'budget', 1),
  };
  const rows: string[][] = [];
  for (const id of gamesNamed(values.only)) {
    const entry = findGame(id);
    if (entry !== undefined) rows.push(figuresOf(entry.names.en, await entry.load(), work));
  }
  const table = tableOf(rows);
  console.log(table);
  if (values.write) writeTable(table);
  return 0;
});

interface Work {
  readonly matches: number;
  /** In percent of the default. */
  readonly budget: number;
}

function writeTable(table: string): void {
  const page = readFileSync(FILE, 'utf8');
  const [before = '', rest = ''] = page.split(START);
  const [, after = ''] = rest.split(END);
  writeFileSync(FILE, `${before}${START}\n\n${table}\n\n${END}${after}`);
}

/** A row of the table for a game. */
function figuresOf(name: string, game: PlayableGame, { matches, budget }: Work): string[] {
  const players = game.players.min;
  const luck: number[] = [];
  const skill: number[] = [];
  let residual = 0;
  const agreement = { grades: 0, same: 0, moments: 0, sameMoment: 0 };
  for (let number = 0; number < matches; number++) {
    const equal = matchOf(game, { players, bots: ['family'], number });
    const one = reviewOf(game, equal, { seed: 'one', budget });
    const other = reviewOf(game, equal, { seed: 'other', budget });
    luck.push(one.seats[0]?.luck.shares ?? 0);
    residual = Math.max(residual, residualOf(one));
    addAgreement(agreement, one, other);
    const versus = matchOf(game, { players, bots: ['expert', 'child'], number });
    const unequal = reviewOf(game, versus, { seed: 'one', budget });
    skill.push((unequal.seats[0]?.own.shares ?? 0) - (unequal.seats[1]?.own.shares ?? 0));
  }
  return [
    name,
    String(players),
    String(matches),
    `${budget} %`,
    residual.toExponential(0),
    withError(luck),
    withError(skill),
    percent(agreement.same / Math.max(1, agreement.grades)),
    `${agreement.sameMoment} of ${agreement.moments}`,
  ];
}

interface Table {
  readonly players: number;
  readonly bots: readonly string[];
  readonly number: number;
}

function matchOf(game: PlayableGame, { players, bots, number }: Table): MatchFile {
  const names = Array.from({ length: players }, (_, seat) => bots[seat % bots.length] ?? 'family');
  const seated = names.map((bot) => botNamed(bot, { now: () => 0 }) as Bot);
  const options = checkedOptions(game, { players, options: {} });
  const seed = 'review figures';
  const moves: string[] = [];
  const { result } = simulateGame(
    game,
    { players, options, bots: seated, seed },
    number,
    (seat, move) => moves.push(writeTurn(game, seat, move)),
  );
  return {
    format: MATCH_FORMAT,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    seats: names.map((bot) => ({ name: bot, bot })),
    generator: { name: 'fast', seed, game: number },
    moves,
    result,
  };
}

function reviewOf(
  game: PlayableGame,
  file: MatchFile,
  { seed, budget }: { readonly seed: string; readonly budget: number },
): Review {
  const prepared = subjectOf(game, file);
  if ('problems' in prepared) throw new Error('a simulated match can be replayed');
  const steps = reviewMatch(prepared.subject, { seed, budget: reviewBudget(game, budget / 100) });
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

function residualOf({ seats }: Review): number {
  return Math.max(
    ...seats.map(({ start, luck, own, others, result }) =>
      Math.abs(start.shares + luck.shares + own.shares + others.shares - result.shares),
    ),
  );
}

/** Compares the grades of all choices, and the most important moment. */
function addAgreement(
  sums: { grades: number; same: number; moments: number; sameMoment: number },
  one: Review,
  other: Review,
): void {
  one.decisions.forEach(({ grade }, at) => {
    if (grade === 'forced') return;
    sums.grades++;
    if (other.decisions[at]?.grade === grade) sums.same++;
  });
  const [mine, yours] = [one, other].map(({ moments }) =>
    moments.toSorted((a, b) => Math.abs(b.swing) - Math.abs(a.swing)).at(0),
  );
  if (mine === undefined) return;
  sums.moments++;
  if (mine.move === yours?.move) sums.sameMoment++;
}

/** The mean with its standard error: `+3 ± 5 %` */
function withError(values: readonly number[]): string {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const error = Math.sqrt(spread / Math.max(1, values.length - 1) / values.length);
  return `${mean < 0 ? '−' : '+'}${Math.round(100 * Math.abs(mean))} ± ${percent(error)}`;
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}

function tableOf(body: readonly (readonly string[])[]): string {
  const head = [
    'game',
    'players',
    'matches',
    'budget',
    'largest residual',
    'luck of the first seat, equal bots',
    'own play: expert minus child',
    'equal grades with another seed',
    'same most important moment',
  ];
  const lines = [head, head.map((_, at) => (at === 0 ? '---' : '---:')), ...body];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
