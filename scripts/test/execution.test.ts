import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Execution } from '../execution/execution.ts';

/** Its types are removed before V8 sees it, and one of them is not ASCII. */
const SOURCE = `interface Names {
  readonly 'Überdachen …': string;
}
export type Way = keyof Names | 'left' | 'west' | 'right';
function wayOf(word: Way): string {
  if (word === 'left' || word === 'west') {
    return 'to the left';
  }
  // Only to the right.
  if (word === 'right') return 'to the right';
  throw new Error('nowhere');
}
const way = wayOf(process.argv[2] as Way);
console.log(way);
`;

let folder = '';
let source = '';

/** Runs the program in a process of its own, which writes what it executed into a folder. */
function execute(word: string, into: string, program = source): void {
  const recorded = join(folder, into);
  mkdirSync(recorded, { recursive: true });
  const env = { ...process.env, NODE_V8_COVERAGE: recorded };
  execFileSync(process.execPath, [program, word], { env, stdio: 'ignore' });
}

function missedAfter(...folders: readonly string[]): number[] {
  return missedOf(source, folders);
}

function missedOf(program: string, folders: readonly string[]): number[] {
  const execution = new Execution([program]);
  for (const each of folders) execution.addFolder(join(folder, each));
  const { missed } = execution.linesOf(program);
  return missed.filter(({ isPartly }) => !isPartly).map(({ number }) => number);
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'richtfest-execution-'));
  source = join(folder, 'way.ts');
  writeFileSync(source, SOURCE);
  execute('left', 'left');
  execute('right', 'right');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a line is executed', () => {
  test('if a process has executed it', () => {
    expect(missedAfter('left')).toEqual([10, 11]);
    expect(missedAfter('right')).toEqual([7, 11]);
  });

  test('if one of several processes has', () => {
    expect(missedAfter('left', 'right')).toEqual([11]);
  });

  test('though another process was killed while it wrote', () => {
    mkdirSync(join(folder, 'killed'));
    writeFileSync(join(folder, 'killed', 'coverage-1.json'), '{"result": [');
    expect(missedAfter('killed', 'left')).toEqual([10, 11]);
  });

  test('only if it has code, and partly if only some of it was', () => {
    const execution = new Execution([source]);
    expect(execution.linesOf(source)).toMatchObject({ all: 7 });
    execution.addFolder(join(folder, 'left'));
    const { missed } = execution.linesOf(source);
    expect(missed).toContainEqual({ number: 6, isPartly: true });
  });
});

test('code that was optimized before is noticed, too', () => {
  const lines = [
    `import { writeExecution } from '${import.meta.resolve('../execution/write-execution.ts')}';`,
    'function valueOf(word: string): number {',
    '  let value = 1;',
    "  if (word === 'right') {",
    '    value = 2;',
    '  }',
    '  return value;',
    '}',
    'let sum = 0;',
    "for (let step = 0; step < 300_000; step++) sum += valueOf('left');",
    'writeExecution();',
    "sum += valueOf('right');",
  ];
  const program = join(folder, 'optimized.ts');
  writeFileSync(program, lines.join('\n'));
  execute('', 'optimized', program);
  expect(missedOf(program, ['optimized'])).toEqual([]);
});

test('no line of a file that no process has loaded is executed', () => {
  expect(missedAfter()).toEqual([5, 6, 7, 10, 11, 13, 14]);
});
