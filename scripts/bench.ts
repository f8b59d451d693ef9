// Measures speed: npm run bench
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { INTERRUPTED, ownShell } from '@richtfest/cli';
import { writeSections } from '../bench/src/marked-section.ts';
import { againstTable, measureAgainst } from '../bench/src/speed/against.ts';
import { exitCodeOf, measureSpeed } from '../bench/src/speed/index.ts';
import { QUICK, SECTIONS, type Section, USUAL } from '../bench/src/speed/measures.ts';
import { Interrupted } from '../bench/src/speed/own-process.ts';
import { calibrationText, speedSections, speedTables } from '../bench/src/speed/tables.ts';
import { tableLines } from '../bench/src/table.ts';
import { UsageError, gamesNamed, readArguments, runScript, wholeNumber } from './usage.ts';

const HELP = `Measures the speed of games and bots, and compares it with boardgame.io.

  npm run bench [-- options]

  --only GAME      only this game; may be repeated
  --section NAME   only this section: ${SECTIONS.join(', ')}; may be repeated
  --workers N      threads for parallel figures (one per processor)
  --quick          short measurements, to check that everything runs
  --json           print the figures as JSON
  --out FILE       also write the figures to a file as JSON
  --write          replace the tables of the measured sections in docs/performance.md
  --against COMMIT compare random playouts with those of another commit instead
  --pairs N        runs of each side for --against (24)

Each figure is measured in a process of its own. Single-core rates and thinking times use CPU time,
so other load on the machine hardly affects them. The calibration is the speed of a fixed loop;
divide by it to compare runs and machines. Ctrl-C stops and prints the figures measured so far.

Examples
  npm run bench -- --write --out bench.json
  npm run bench -- --only GAME --section thinking
  npm run bench -- --against HEAD~10`;

const readOptions = () =>
  readArguments({
    only: { type: 'string', multiple: true, default: [] },
    section: { type: 'string', multiple: true, default: [] },
    workers: { type: 'string', default: String(availableParallelism()) },
    quick: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    out: { type: 'string' },
    write: { type: 'boolean', default: false },
    against: { type: 'string' },
    pairs: { type: 'string', default: '24' },
    help: { type: 'boolean', default: false },
  });

type Options = ReturnType<typeof readOptions>['values'];

async function compare(commit: string, values: Options): Promise<number> {
  const known = spawnSync('git', ['rev-parse', '--quiet', '--verify', `${commit}^{commit}`]);
  if (known.status !== 0) {
    throw new UsageError(`--against must be a commit of this repository, not “${commit}”.`);
  }
  const shell = ownShell();
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  try {
    const figures = await measureAgainst({
      commit,
      games: gamesNamed(values.only),
      pairs: wholeNumber(values.pairs, 'pairs', 2),
      seconds: 1,
      signal: stop.signal,
      onProgress: (line) => shell.err.line(line),
    });
    if (values.json) shell.out.line(JSON.stringify({ commit, figures }));
    else shell.out.lines(tableLines(againstTable(commit, figures), shell));
    return 0;
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    return INTERRUPTED;
  }
}

function sectionsNamed(names: readonly string[]): readonly Section[] {
  const unknown = names.find((name) => !SECTIONS.some((section) => section === name));
  if (unknown !== undefined) {
    throw new UsageError(`--section must be one of ${SECTIONS.join(', ')}, not “${unknown}”.`);
  }
  return SECTIONS.filter((section) => names.length === 0 || names.includes(section));
}

await runScript(async () => {
  const { values } = readOptions();
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  if (values.write && (values.quick || values.only.length > 0)) {
    throw new UsageError('--write publishes whole sections; use it without --only and --quick.');
  }
  if (values.against !== undefined) return await compare(values.against, values);
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
    if (report.isStopped) shell.err.line('docs/performance.md was not changed.');
    else {
      writeSections('docs/performance.md', speedSections(report));
      shell.err.line('The tables are in docs/performance.md.');
    }
  }
  return exitCodeOf(report);
});
