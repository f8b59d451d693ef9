import { gameName } from '../game-name.ts';
import { type TextTable, tableMarkdown } from '../table.ts';
import type { SpeedReport } from './index.ts';
import { SECTIONS, type Section } from './measures.ts';

const TABLES = {
  playouts: playoutTable,
  thinking: thinkingTable,
  memory: memoryTable,
} as const satisfies Record<Section, (report: SpeedReport) => TextTable>;

/** The tables of a report that are not empty. */
export function speedTables(report: SpeedReport): TextTable[] {
  return measuredSections(report).map((section) => TABLES[section](report));
}

/** The measured sections as Markdown, each with the machine it was measured on. */
export function speedSections(report: SpeedReport): Record<string, string> {
  return Object.fromEntries(
    measuredSections(report).map((section) => [
      section,
      `${tableMarkdown(TABLES[section](report))}\n${calibrationText(report)}`,
    ]),
  );
}

export function calibrationText(report: SpeedReport): string {
  const { node, processors, load, calibration, calibrations } = report;
  const range = `${Math.min(...calibrations).toFixed(0)} to ${Math.max(...calibrations).toFixed(0)}`;
  return `Node ${node.slice(1)}, ${processors} processors, load ${load.toFixed(1)} before the start; calibration ${calibration.toFixed(1)} million steps/s (from ${range} during the run).`;
}

function measuredSections(report: SpeedReport): Section[] {
  return SECTIONS.filter((section) => report[section].length > 0);
}

function playoutTable({ playouts, calibration }: SpeedReport): TextTable {
  const workers = playouts.find(({ withWorkers }) => withWorkers !== undefined)?.withWorkers;
  return {
    title: 'Random playouts',
    head: [
      'game',
      'players',
      'games/s, one core',
      'decisions/s',
      'games per million steps',
      `games/s, ${workers?.workers ?? 'several'} threads`,
      'boardgame.io, games/s',
      'ratio',
    ],
    rows: playouts.map((figure) => [
      gameName(figure.game),
      String(figure.players),
      whole(figure.gamesPerSecond),
      whole(figure.decisionsPerSecond),
      shortNumber(figure.gamesPerSecond / calibration),
      figure.withWorkers === undefined ? '' : whole(figure.withWorkers.gamesPerSecond),
      figure.boardgameIo === undefined
        ? 'not installed'
        : shortNumber(figure.boardgameIo.gamesPerSecond),
      figure.boardgameIo === undefined ? '' : `${shortNumber(figure.boardgameIo.ratio)} ×`,
    ]),
    numbersFrom: 1,
  };
}

function thinkingTable({ thinking }: SpeedReport): TextTable {
  return {
    title: 'Thinking',
    head: [
      'game',
      'bot',
      'players',
      'decisions',
      'mean ms',
      'p50 ms',
      'p95 ms',
      'playouts',
      'playouts/s',
    ],
    rows: thinking.map((figure) => [
      gameName(figure.game),
      figure.bot,
      String(figure.players),
      whole(figure.decisions),
      shortNumber(figure.msMean),
      shortNumber(figure.msP50),
      shortNumber(figure.msP95),
      figure.playoutsPerDecision === 0 ? '' : shortNumber(figure.playoutsPerDecision),
      figure.playoutsPerSecond === 0 ? '' : whole(figure.playoutsPerSecond),
    ]),
    numbersFrom: 2,
  };
}

function memoryTable({ memory }: SpeedReport): TextTable {
  return {
    title: 'Memory of a running match',
    head: ['game', 'players', 'moves so far', 'kB'],
    rows: memory.map(({ game, players, moves, kilobytes }) => [
      gameName(game),
      String(players),
      whole(moves),
      whole(kilobytes),
    ]),
    numbersFrom: 1,
  };
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en');
}

function shortNumber(value: number): string {
  return value >= 100 ? whole(value) : value.toPrecision(value >= 10 ? 3 : 2);
}
