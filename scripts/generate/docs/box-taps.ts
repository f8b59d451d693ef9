// docs/box-bot.md: how many taps a game with the physical box takes, counted in simulated games.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { greedy } from '@richtfest/bots';
import { type CatalogEntry, catalog } from '@richtfest/catalog';
import {
  type MatchHeader,
  type PlayableGame,
  chanceOf,
  checkedOptions,
  observe,
  randomFromText,
} from '@richtfest/engine';
import { SimulatedBox } from '@richtfest/testkit';
import type { GeneratedFile } from '../generated-file.ts';
import { type Counted, TapCounter } from './tap-counter.ts';

const GAMES_PER_TABLE = 4;
/** A family enters a round in half a minute: a tap a second. */
const MOST_TAPS = 30;
const FILE = 'docs/box-bot.md';
const [BEGIN, END] = ['<!-- taps -->', '<!-- /taps -->'];

interface Taps {
  readonly setUp: number;
  readonly perRound: number;
}

function headerOf(game: PlayableGame, people: number, number: number): MatchHeader {
  const seats = Array.from({ length: people }, (_, seat) => ({ name: `P${seat}` }));
  return {
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: checkedOptions(game, { players: people + 1, options: {} }),
    seats: [...seats, { name: 'Bot', bot: 'greedy' }],
    generator: { name: 'fast', seed: 'taps', game: number },
  };
}

/** Plays one game; everyone plays like `greedy`. */
function tapsOf(game: PlayableGame, counted: Counted, header: MatchHeader): Taps {
  const random = randomFromText('taps');
  const counter = new TapCounter(game, counted, header);
  let setUp = 0;
  let taps = 0;
  const box = new SimulatedBox({
    game,
    header,
    chance: chanceOf(header.generator, undefined) ?? missing(),
    decide: ({ seat, observation, legal }) =>
      greedy.choose({ game, seat, observation, legal, random }),
    play(real, seat) {
      const observation = observe(game, real.state, seat);
      const legal = game.legal(real.state, seat);
      counter.before(real.state, seat, legal);
      return greedy.choose({ game, seat, observation, legal, random });
    },
    onEntry(entry, { match }) {
      const added = counter.tapsOf(entry, match);
      if (match === undefined || match.line.length === 0) setUp += added;
      else taps += added;
    },
  });
  box.play();
  return { setUp, perRound: taps / counted.rounds(game.view(box.real.state, 'public') as never) };
}

function missing(): never {
  throw new Error('a fast generator needs no secret');
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** What web/test/GAME/box-taps.ts says of a game; undefined if it is not played with a box. */
async function countedOf(id: string): Promise<Counted | undefined> {
  const file = new URL(`../../../web/test/${id}/box-taps.ts`, import.meta.url);
  if (!existsSync(file)) return undefined;
  return ((await import(file.href)) as { readonly counted: Counted }).counted;
}

async function rowsOf(entry: CatalogEntry): Promise<string[][]> {
  const counted = await countedOf(entry.id);
  if (counted === undefined) return [];
  const game = await entry.load();
  const tables = [1, 2, 3].filter(
    (people) => people + 1 >= game.players.min && people + 1 <= game.players.max,
  );
  return tables.map((people) => {
    const played = Array.from({ length: GAMES_PER_TABLE }, (_, number) =>
      tapsOf(game, counted, headerOf(game, people, number)),
    );
    const setUp = Math.round(mean(played.map((taps) => taps.setUp)));
    const perRound = mean(played.map((taps) => taps.perRound));
    if (perRound > MOST_TAPS)
      throw new Error(`${entry.id}: ${perRound} taps per round are too many`);
    return [entry.names.en, `${people}`, `${setUp}`, perRound.toFixed(1), counted.unit];
  });
}

/** A Markdown table as the formatter writes it. */
function aligned(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const rule = widths.map((width) => '-'.repeat(width));
  const [head = [], ...body] = rows;
  return [head, rule, ...body]
    .map((row) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`)
    .join('\n');
}

/** The page with a current table. */
export async function boxTaps(): Promise<GeneratedFile[]> {
  const page = await readFile(new URL(`../../../${FILE}`, import.meta.url), 'utf8');
  const rows = (await Promise.all(catalog.map(rowsOf))).flat();
  const head = ['game', 'people', 'taps for the set-up', 'taps per round', 'a round is'];
  const table = aligned([head, ...rows]);
  const [before = '', rest = ''] = page.split(BEGIN);
  const [, after = ''] = rest.split(END);
  return [{ path: FILE, text: `${before}${BEGIN}\n\n${table}\n\n${END}${after}` }];
}
