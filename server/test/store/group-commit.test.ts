import { expect, test } from 'vitest';
import { GroupCommit } from '../../src/store/group-commit.ts';

/** Commits that end on demand. */
function slowDisk(
  isBad: (item: number) => boolean = () => false,
  options: { lanes?: number; keyOf?: (item: number) => string } = {},
) {
  const groups: number[][] = [];
  const release: (() => void)[] = [];
  const commit = async (items: readonly number[]) => {
    groups.push([...items]);
    await new Promise<void>((resolve) => release.push(resolve));
    if (items.some(isBad)) throw new Error('no room');
    return items.map((item) => item * 10);
  };
  const next = async () => {
    while (release.length === 0) await new Promise((resolve) => setImmediate(resolve));
    release.shift()!();
  };
  return { groups, next, group: new GroupCommit({ commit, ...options }) };
}

test('writes that arrive during a commit are grouped into the next one', async () => {
  const { group, groups, next } = slowDisk();
  const first = group.add(1);
  while (groups.length === 0) await new Promise((resolve) => setImmediate(resolve));
  const others = [group.add(2), group.add(3), group.add(4)];
  await next();
  expect(await first).toBe(10);
  await next();
  expect(await Promise.all(others)).toEqual([20, 30, 40]);
  expect(groups).toEqual([[1], [2, 3, 4]]);
  const late = group.add(5);
  await next();
  expect(await late).toBe(50);
});

test('a write that fails does not fail others', async () => {
  const { group, groups, next } = slowDisk((item) => item === 2);
  const outcomes = Promise.allSettled([group.add(1), group.add(2), group.add(3)]);
  for (let commit = 0; commit < 4; commit++) await next();
  expect(await outcomes).toMatchObject([{ value: 10 }, { status: 'rejected' }, { value: 30 }]);
  expect(groups).toEqual([[1, 2, 3], [1], [2], [3]]);
});
