import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Ledger, stampOf } from '../mutants/ledger.ts';
import { type Mutant, mutantsOf } from '../mutants/mutate.ts';
import { type Trial, type Verdict, judgeAll } from '../mutants/run.ts';

const RULES = `export function countTo(limit: number): number {
  let at = 0;
  while (at < limit) at++;
  return at + 0;
}
`;
const SUITE = `import { countTo } from './rules.ts';
export function suite() {
  if (countTo(3) !== 3) throw new Error('It does not count to three.');
}
`;
/** Counts downwards and never arrives. */
const ENDLESS = 'rules.ts countTo: at++ → at--';
const KILLED = 'rules.ts countTo: at < limit → at <= limit';
const SURVIVOR = 'rules.ts countTo: at + 0 → at - 0';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'richtfest-mutants-'));
  writeFileSync(join(folder, 'rules.ts'), RULES);
  writeFileSync(join(folder, 'suite.ts'), SUITE);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
});
afterAll(() => rmSync(folder, { recursive: true }));

const mutantNamed = (id: string) =>
  mutantsOf('rules.ts', RULES).find((each) => each.id === id) as Mutant;

const trialOf = (id: string, ledger?: Ledger): Trial => ({
  mutant: mutantNamed(id),
  options: { root: folder, suite: join(folder, 'suite.ts'), cpuSeconds: 1 },
  ...(ledger === undefined ? {} : { ledger }),
});

describe('verdicts', () => {
  test('say which test or which limit has killed a mutant, or that it survived', async () => {
    const trials = [KILLED, ENDLESS, SURVIVOR].map((id) => trialOf(id));
    const verdicts = await judgeAll(trials, { jobs: 2 });
    expect(verdicts.map(({ mutant, fate, by }) => [mutant?.id, fate, by])).toEqual([
      [KILLED, 'killed', 'It does not count to three.'],
      [ENDLESS, 'timeout', '1.0 s of processor time are used up'],
      [SURVIVOR, 'survived', ''],
    ]);
  });
});

describe('a ledger', () => {
  const verdict: Verdict = {
    mutant: mutantNamed(KILLED),
    fate: 'killed',
    by: 'an earlier run',
    seconds: 1,
    cpuSeconds: 0,
  };
  let file = '';

  beforeEach(() => {
    file = join(mkdtempSync(join(folder, 'ledger-')), 'verdicts.jsonl');
  });

  test('continues an interrupted run: a known verdict is not reached again', async () => {
    new Ledger(file, 'today').add(verdict);
    const ledger = new Ledger(file, 'today');
    const reported: [string | undefined, number][] = [];
    const verdicts = await judgeAll(
      [trialOf(KILLED, ledger), trialOf(SURVIVOR, ledger)],
      { jobs: 1 },
      ({ mutant }, total) => reported.push([mutant?.id, total]),
    );
    expect(verdicts.map(({ by }) => by)).toEqual(['an earlier run', '']);
    expect(reported).toEqual([[SURVIVOR, 1]]);
    expect(new Ledger(file, 'today').find(mutantNamed(SURVIVOR))?.fate).toBe('survived');
  });

  test('is not asked by a run that repeats everything, and keeps its verdicts', async () => {
    const ledger = new Ledger(file, 'today');
    ledger.add(verdict);
    await judgeAll([trialOf(KILLED, ledger)], { jobs: 1, isRepeated: true });
    const kept = new Ledger(file, 'today').find(mutantNamed(KILLED));
    expect(kept?.by).toBe('It does not count to three.');
  });

  test('loses only the verdict that was cut off', () => {
    new Ledger(file, 'today').add(verdict);
    appendFileSync(file, '\n{"stamp":"today","ke');
    new Ledger(file, 'today').add({ ...verdict, mutant: mutantNamed(SURVIVOR) });
    const ledger = new Ledger(file, 'today');
    expect(ledger.find(mutantNamed(KILLED))).toEqual(verdict);
    expect(ledger.find(mutantNamed(SURVIVOR))?.by).toBe('an earlier run');
  });

  test('knows nothing once a source or a test has changed', () => {
    const sources = mkdtempSync(join(folder, 'sources-'));
    writeFileSync(join(sources, 'reasons.json'), '{}');
    writeFileSync(join(sources, 'test.ts'), 'before');
    const stamp = () => stampOf(sources, ['.'], ['reasons.json']);
    const before = stamp();
    new Ledger(file, before).add(verdict);
    writeFileSync(join(sources, 'reasons.json'), '{ "changed": true }');
    expect(new Ledger(file, stamp()).find(mutantNamed(KILLED))).toEqual(verdict);
    writeFileSync(join(sources, 'test.ts'), 'after');
    expect(new Ledger(file, stamp()).find(mutantNamed(KILLED))).toBeUndefined();
    expect(new Ledger(file, before).find(mutantNamed(KILLED))).toBeUndefined();
  });

  test('knows a verdict only about the same change of the same source', () => {
    const ledger = new Ledger(file, 'today');
    ledger.add(verdict);
    expect(ledger.find({ ...mutantNamed(KILLED), source: 'other' })).toBeUndefined();
    expect(ledger.find(mutantNamed(SURVIVOR))).toBeUndefined();
  });
});
