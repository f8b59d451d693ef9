import { EXAMPLE_GAME } from '@richtfest/catalog';
import { suggestion } from '@richtfest/engine';
import { CHECK_SEED, CRITERIA } from '@richtfest/review';
import { command } from '../command-line/command.ts';
import { text, toggle, whole } from '../command-line/flags.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { GAME_IDS } from '../games.ts';
import { checkPuzzles } from '../puzzles/check.ts';
import { shippedPuzzles } from '../puzzles/each-puzzle.ts';
import { measurePuzzles } from '../puzzles/measure.ts';

const TASKS = ['check', 'measure'] as const;
const ATTEMPTS = 20;

export const puzzles = command({
  name: 'puzzles',
  summary: 'solve the shipped puzzles again, or measure how difficult they are',
  description: [
    'check solves every puzzle with other random numbers: with the search of the strongest bot at a multiple of its budget, and with a second rollout policy. A puzzle holds if both find its answer. Exit code 1 if one does not.',
    'measure lets the levels child, family and club solve them and prints the share each of them solves in each game’s four bands of difficulty. Exit code 1 if family does not solve at least 15 percentage points fewer from band to band in every game.',
  ],
  operands: [
    { name: 'TASK', help: `what to do: ${TASKS.join(', ')}`, completes: TASKS },
    {
      name: 'GAME',
      help: 'the game; all games if omitted',
      completes: GAME_IDS,
      isOptional: true,
    },
  ],
  flags: {
    sample: whole('N', 'only N puzzles of each game, from easy to hard', { min: 1 }),
    depth: whole('N', `check: the budget, in multiples of expert’s (default ${CRITERIA.depth})`, {
      min: 1,
      max: 1000,
    }),
    attempts: whole('N', `measure: attempts of each level (default ${ATTEMPTS})`, {
      min: 1,
      max: 10_000,
    }),
    seed: text('TEXT', `the seed of the random numbers (default: ${CHECK_SEED})`),
    json: toggle('print the outcome as JSON'),
  },
  examples: [
    { line: 'puzzles check --sample 5', says: 'Five puzzles of each game.' },
    { line: `puzzles check ${EXAMPLE_GAME} --depth 10 --json`, says: 'All puzzles of a game.' },
    { line: 'puzzles measure', says: 'How difficult the bands are.' },
  ],
  async run({ operands: [task = '', id], flags, shell }) {
    const known = TASKS.find((each) => each === task);
    if (known === undefined) {
      const hint = suggestion(task, TASKS) || ` Tasks: ${TASKS.join(', ')}.`;
      throw new UsageError(`There is no task “${task}”.${hint}`);
    }
    const shipped = await shippedPuzzles(id === undefined ? GAME_IDS : [id], flags.sample);
    const { seed = CHECK_SEED, json: isJson } = flags;
    if (known === 'measure') {
      const { attempts = ATTEMPTS } = flags;
      return measurePuzzles(shipped, { attempts, seed, isJson }, shell);
    }
    return checkPuzzles(shipped, { depth: flags.depth ?? CRITERIA.depth, seed, isJson }, shell);
  },
});
