import { gameName } from '../game-name.ts';
import type { TextTable } from '../table.ts';
import type { SpeedReport } from './index.ts';

/** The tables of a report that are not empty. */
export function speedTables(report: SpeedReport): TextTable[] {
  return [playoutTable(report), thinkingTable(report), memoryTable(report)].filter(
    ({ rows }) => rows.length > 0,
  );
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
