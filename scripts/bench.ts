// How fast everything is: npm run bench
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { ownShell } from '@richtfest/cli';
import { writeSections } from '../bench/src/marked-section.ts';
import { type SpeedReport, exitCodeOf, measureSpeed } from '../bench/src/speed/index.ts';
import { QUICK, SECTIONS, type Section, USUAL } from '../bench/src/speed/measures.ts';
import { speedTables } from '../bench/src/speed/tables.ts';
import { tableLines, tableMarkdown } from '../bench/src/table.ts';
import { UsageError, gamesNamed, readArguments, runScript, wholeNumber } from './usage.ts';

const HELP = `Measures how fast games are played and bots think, and compares with boardgame.io.

  npm run bench [-- options]

  --only GAME      only this game; may be given several times
  --section NAME   only this: ${SECTIONS.join(', ')}; may be given several times
  --workers N      threads, where several play (one for each processor)
  --quick          a moment for each figure, to see that everything runs
  --json           print the figures as JSON
  --out FILE       write the figures to a file as JSON, too
  --write          write the tables into docs/performance.md

Rates on one core and thinking times are in seconds of computing: other work on the machine makes
them hardly worse. The calibration is the speed of a loop that never changes; divide by it to
compare days and machines. Ctrl-C ends it with what has been measured so far.

Examples
  npm run bench -- --write --out bench.json
  npm run bench -- --only GAME --section thinking`;

const typed = () =>
  readArguments({
    only: { type: 'string', multiple: true, default: [] },
    section: { type: 'string', multiple: true, default: [] },
    workers: { type: 'string', default: String(availableParallelism()) },
    quick: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    out: { type: 'string' },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  });

function sectionsNamed(names: readonly string[]): readonly Section[] {
  const unknown = names.find((name) => !SECTIONS.some((section) => section === name));
  if (unknown !== undefined) {
    throw new UsageError(`--section knows ${SECTIONS.join(', ')}, not “${unknown}”.`);
  }
  return SECTIONS.filter((section) => names.length === 0 || names.includes(section));
}

function calibrationText(report: SpeedReport): string {
  const { node, processors, load, calibration, calibrations } = report;
  const range = `${Math.min(...calibrations).toFixed(0)} to ${Math.max(...calibrations).toFixed(0)}`;
  return `Node ${node.slice(1)}, ${processors} processors, load ${load.toFixed(1)} before the start; calibration ${calibration.toFixed(1)} million steps/s (from ${range} during the run).`;
}

await runScript(async () => {
  const { values } = typed();
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const shell = ownShell();
  const report = await measureSpeed(
    {
      games: gamesNamed(values.only),
      sections: sectionsNamed(values.section),
      amount: values.quick ? QUICK : USUAL,
      workers: wholeNumber(values.workers, 'workers', 1),
    },
    shell,
  );
  const tables = speedTables(report);
  if (values.out !== undefined) writeFileSync(values.out, `${JSON.stringify(report)}\n`);
  if (values.json) shell.out.line(JSON.stringify(report));
  else {
    for (const table of tables) shell.out.lines(tableLines(table, shell));
    shell.out.lines(['', calibrationText(report)]);
  }
  if (values.write) {
    const text = [calibrationText(report), '', ...tables.map(tableMarkdown)].join('\n');
    writeSections('docs/performance.md', { bench: text });
    shell.err.line('The tables are in docs/performance.md.');
  }
  return exitCodeOf(report);
});
