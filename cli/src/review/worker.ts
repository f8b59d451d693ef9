import { parentPort, workerData } from 'node:worker_threads';
import { findGame } from '@richtfest/catalog';
import type { MatchFile, PlayableGame } from '@richtfest/engine';
import { type Unit, runUnit, subjectOf } from '@richtfest/review';

const file = JSON.parse(workerData as string) as MatchFile;
const game = (await findGame(file.game)?.load(file.rulesVersion)) as PlayableGame;
const prepared = subjectOf(game, file);
if ('problems' in prepared) throw new Error('a match that was checked can be replayed');
const { subject } = prepared;

parentPort?.on('message', (unit: Unit | 'end') => {
  if (unit === 'end') {
    parentPort?.close();
    return;
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(runUnit(subject, unit));
});
