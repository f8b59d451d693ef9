export { main } from './main.ts';

/** For measurements outside the commands. */
export { calibrate } from './bench/calibration.ts';
export { median, playoutRound } from './bench/playouts.ts';
export { drawGrid } from './terminal/grid.ts';
export { timeText } from './terminal/progress.ts';
export { type Shell, ownShell } from './terminal/shell.ts';
export { thinkingClock } from './thinking-clock.ts';
export { type MeasuredGame, measuredGames } from './puzzles/measure.ts';
export { runSimulation } from './simulation/run.ts';
export { INTERRUPTED, runPool } from './workers/run-pool.ts';
export { serveChunks } from './workers/serve-chunks.ts';

/** For the documentation, which prints the rules as `richtfest rules` does. */
export { rulesOf } from './rule-lines.ts';
export { Voice } from './voice.ts';
