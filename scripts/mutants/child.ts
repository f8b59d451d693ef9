import { registerHooks } from 'node:module';
import { limitCpuTime } from './cpu-limit.ts';

/**
 * Runs a game's suite with one file replaced, in a separate process so that mutants can't affect
 * each other. Exit code 0: it survived, and stdout says after how many seconds of processor time;
 * 1: it was killed, and stdout says by which test; SIGKILL: it took
 * too long, and the end of stdout says so.
 */
const {
  MUTANT_SUITE: suiteUrl = '',
  MUTANT_FILE: target = '',
  MUTANT_SOURCE: source = '',
  MUTANT_CPU_SECONDS: cpuSeconds = '',
} = process.env;

limitCpuTime(Number(cpuSeconds));

registerHooks({
  load(url, context, nextLoad) {
    if (url !== target) return nextLoad(url, context);
    return { format: 'module-typescript', source, shortCircuit: true };
  },
});

try {
  const { suite } = (await import(suiteUrl)) as { suite: () => void };
  suite();
  const { user, system } = process.cpuUsage();
  console.log((user + system) / 1e6);
} catch (error) {
  console.log(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
