// Estimates how far clusters scale: npm run scale
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ownShell } from '@richtfest/cli';
import { estimateScale } from '../bench/src/scale/index.ts';
import { type Measurements, writeMeasurements } from '../bench/src/scale/measurements.ts';
import { readArguments, runScript, wholeNumber } from './usage.ts';

const HELP = `Estimates machines, traffic and cost for up to a million players, from bench/measurements.json.

  npm run scale [-- options]

  --measure       first measure clusters of one, two and three servers here, with NATS and
                  PostgreSQL, and write bench/measurements.json; takes some minutes, on an idle
                  machine
  --moves N       moves to measure for each cluster (3000)
  --json          print everything as JSON
  --write         write the tables into docs/scale.md`;

const MEASURE = fileURLToPath(new URL('../server/bench/cluster-cost.ts', import.meta.url));

await runScript(async () => {
  const { values } = readArguments({
    measure: { type: 'boolean', default: false },
    moves: { type: 'string', default: '3000' },
    json: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  if (values.measure) {
    const moves = String(wholeNumber(values.moves, 'moves', 100));
    const { status, stdout } = spawnSync(process.execPath, [MEASURE, moves], {
      stdio: ['ignore', 'pipe', 'inherit'],
      encoding: 'utf8',
    });
    if (status !== 0) return 1;
    writeMeasurements(JSON.parse(stdout) as Partial<Measurements>);
  }
  return estimateScale({ isJson: values.json, isWritten: values.write }, ownShell());
});
