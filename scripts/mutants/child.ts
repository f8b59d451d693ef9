import { registerHooks } from 'node:module';

/**
 * Runs the suite of a game in which one file is replaced, in a process of its own: nothing of
 * one mutant reaches another. Exit 0: it survived; 1: something noticed, and stdout says what.
 */
const {
  MUTANT_SUITE: suiteUrl = '',
  MUTANT_FILE: target = '',
  MUTANT_SOURCE: source = '',
} = process.env;

registerHooks({
  load(url, context, nextLoad) {
    if (url !== target) return nextLoad(url, context);
    return { format: 'module-typescript', source, shortCircuit: true };
  },
});

try {
  const { suite } = (await import(suiteUrl)) as { suite: () => void };
  suite();
} catch (error) {
  console.log(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
