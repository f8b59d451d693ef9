import { describe, expect, test } from 'vitest';
import { History } from '../src/index.ts';
import { ERRORS, ToyCluster } from './toy-cluster.ts';

const SEEDS = Array.from({ length: 100 }, (_, number) => `history ${number}`);

describe('the history of a table', () => {
  test('of a correct cluster has no problems, whatever was lost on the way', () => {
    for (const seed of SEEDS) {
      const cluster = new ToyCluster(seed);
      const log = cluster.run();
      expect(log.length).toBeGreaterThan(5);
      expect(cluster.history.acknowledgements).toBeGreaterThan(5);
      expect(cluster.history.problems(log)).toEqual([]);
    }
  });

  test.each(ERRORS)('shows that a cluster %s', (error) => {
    const unnoticed: string[] = [];
    let clusters = 0;
    for (const seed of SEEDS) {
      const cluster = new ToyCluster(seed, error);
      const log = cluster.run();
      if (cluster.errors === 0) continue;
      clusters++;
      if (cluster.history.problems(log).length === 0) unnoticed.push(seed);
    }
    expect(unnoticed).toEqual([]);
    expect(clusters).toBeGreaterThan(SEEDS.length / 2);
  });
});

describe('a problem says what happened', () => {
  const log = [{ attempt: 'a' }, { attempt: 'b' }, {}];
  const problemsOf = (record: (history: History) => void) => {
    const history = new History();
    for (const attempt of ['a', 'b']) history.sent('Ann', attempt);
    record(history);
    return history.problems(log);
  };

  test('to an attempt', () => {
    expect(problemsOf((history) => history.accepted('Ann', 'b', 1))).toEqual([
      'b was acknowledged at version 1, but made at version 2',
    ]);
    expect(
      problemsOf((history) => {
        history.sent('Ann', 'c');
        history.accepted('Ann', 'c', 3);
        history.accepted('Ann', 'd', 3);
      }),
    ).toEqual([
      'c was acknowledged at version 3, but is not in the log',
      'd was acknowledged before it was sent',
      'd was acknowledged at version 3, but is not in the log',
    ]);
    expect(problemsOf((history) => history.rejected('Ann', 'a'))).toEqual([
      'a was rejected, but made at version 1',
    ]);
    const alone = new History();
    alone.sent('Ann', 'a');
    alone.seen('Ann', { version: 1, entry: 'x' });
    alone.sent('Ben', 'b');
    expect(alone.problems([{ attempt: 'b' }, { attempt: 'c' }, { attempt: 'c' }])).toEqual([
      'c was made twice, at versions 2 and 3',
      'b was made at version 1, but sent when 1 was known',
      'c is in the log, but nobody sent it',
    ]);
  });

  test('to a client', () => {
    const entry = (version: number) => ({ version, entry: `entry ${version}` });
    expect(
      problemsOf((history) => {
        history.seen('Ann', entry(1));
        history.seen('Ann', entry(3));
        history.seen('Ann', entry(4));
        history.seen('Ben', { version: 1, entry: 'other' });
      }),
    ).toEqual([
      'Ann saw version 3 after version 1',
      'version 4 was shown, but the log ends at 3',
      'Ben and Ann saw different entries at 1',
    ]);
    expect(
      problemsOf((history) => {
        history.accepted('Ann', 'b', 2);
        history.asked('Ben');
        history.read('Ben', { version: 1, entries: [entry(1)] });
        history.read('Ben', { version: 3, since: 1, entries: [entry(3)] });
      }),
    ).toEqual([
      'Ben was shown version 1 when version 2 was known',
      'Ben had version 1 and was shown version 3 with entries 3',
    ]);
  });
});
