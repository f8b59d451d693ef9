// docs/box-bot.md: how many taps a game with the physical box takes, counted in simulated games.
import { readFile } from 'node:fs/promises';
import { greedy } from '@richtfest/bots';
import { catalog } from '@richtfest/catalog';
import {
  type MatchHeader,
  type PlayableGame,
  chanceOf,
  checkedOptions,
  observe,
  randomFromText,
  streamAddress,
} from '@richtfest/engine';
import { SimulatedBox } from '@richtfest/testkit';
import { threeLittlePigs } from '@richtfest/three-little-pigs';
import { spotsOf as treehouseSpots } from '../../../web/src/games/best-treehouse/table/spots.ts';
import { spotsOf as dreamHomeSpots } from '../../../web/src/games/dream-home/table/spots.ts';
import { spotsOf as pigsSpots } from '../../../web/src/games/three-little-pigs/table/spots.ts';
import { spotsOf as ueberdachenSpots } from '../../../web/src/games/ueberdachen/table/spots.ts';
import { MOST_MOVES } from '../../../web/src/box-bot/box-rules.ts';
import { boxRules as pigsRules } from '../../../web/src/games/three-little-pigs/box-rules.ts';
import { boxRules as ueberdachenRules } from '../../../web/src/games/ueberdachen/box-rules.ts';
import type { GeneratedFile } from '../generated-file.ts';
import { type Counted, TapCounter } from './tap-counter.ts';

const COUNTED: Readonly<Record<string, Counted>> = {
  'dream-home': { spots: dreamHomeSpots, unit: 'round', rounds: () => 12 },
  'three-little-pigs': {
    spots: pigsSpots,
    rules: pigsRules,
    unit: 'turn of each player',
    rounds: ({ players }: { players: readonly { turns: number }[] }) =>
      players.reduce((sum, { turns }) => sum + turns, 0) / players.length,
    // Only for bots it matters which die shows what.
    kindOf: ([seat = 0, , , die = 0], { dice }: { dice: readonly string[][] }, isPerson) =>
      isPerson(seat) ? '' : (dice[die] ?? []).toSorted().join(' '),
    // People enter their final roll only.
    isLeftOut(entry, isPerson) {
      if ('move' in entry) return entry.move.verb === 'roll' && isPerson(entry.seat);
      const stream = threeLittlePigs.streams[entry.draw.stream];
      if (stream?.name !== 'dice') return false;
      const [seat = 0, , roll = 0] = streamAddress(stream, entry.draw.index);
      return isPerson(seat) && roll > 0;
    },
  },
  'best-treehouse': { spots: treehouseSpots, unit: 'room of each player', rounds: () => 15 },
  ueberdachen: {
    spots: ueberdachenSpots,
    rules: ueberdachenRules,
    listed: { verb: 'take', most: MOST_MOVES },
    unit: 'round',
    rounds: ({ round }: { round: number }) => round,
  },
};

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

async function rowsOf(id: string): Promise<string[][]> {
  const entry = catalog.find((each) => each.id === id);
  const counted = COUNTED[id];
  if (entry === undefined || counted === undefined) return [];
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
    if (perRound > MOST_TAPS) throw new Error(`${id}: ${perRound} taps per round are too many`);
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
  const rows = (await Promise.all(Object.keys(COUNTED).map(rowsOf))).flat();
  const head = ['game', 'people', 'taps for the set-up', 'taps per round', 'a round is'];
  const table = aligned([head, ...rows]);
  const [before = '', rest = ''] = page.split(BEGIN);
  const [, after = ''] = rest.split(END);
  return [{ path: FILE, text: `${before}${BEGIN}\n\n${table}\n\n${END}${after}` }];
}
