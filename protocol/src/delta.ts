/**
 * How one JSON value differs from another:
 *
 * - `[value]`: it is this value now
 * - `[at, drop, ...items]`, in a list: `drop` items from position `at` on are replaced by these
 * - `0`, in an object: the field is gone
 * - an object: the deltas of fields, or of items by their position; the rest is as before
 */
export type Delta = 0 | readonly unknown[] | { readonly [field: string]: Delta };

type Fields = Readonly<Record<string, unknown>>;

/** A delta does not fit the value it is applied to. */
export class DeltaMismatch extends Error {
  override readonly name = 'DeltaMismatch';
}

/**
 * The delta that leads from one value to another, undefined if they are equal. Both are plain JSON,
 * except that a field may be undefined, which counts as absent. The delta refers to parts of `after`.
 */
export function deltaBetween(before: unknown, after: unknown): Delta | undefined {
  // One comparison for each type: engines make those fast, and a comparison of any types slow.
  if (typeof after === 'number') return before === after ? undefined : [after];
  if (typeof after === 'string') return before === after ? undefined : [after];
  if (before === after) return undefined;
  if (!isNested(before) || !isNested(after)) return [after];
  if (Array.isArray(after)) return Array.isArray(before) ? listDelta(before, after) : [after];
  return Array.isArray(before) ? [after] : fieldsDelta(before as Fields, after as Fields);
}

/** The value after a delta, which shares all unchanged parts with the value before. */
export function applyDelta(before: unknown, delta: Delta): unknown {
  if (delta === 0) throw new DeltaMismatch('only a field can be removed');
  if (Array.isArray(delta)) return delta.length === 1 ? delta[0] : spliced(before, delta);
  if (!isNested(before) || !isNested(delta)) throw new DeltaMismatch('there are no such parts');
  const deltas = Object.entries(delta as Readonly<Record<string, Delta>>);
  return Array.isArray(before)
    ? changedList(before, deltas)
    : changedFields(before as Fields, deltas);
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function fieldsDelta(before: Fields, after: Fields): Delta | undefined {
  // Most objects are as before: nothing is allocated for them.
  let deltas: [string, Delta][] | undefined;
  let isAllNew = true;
  let common = 0;
  for (const field in after) {
    const value = after[field];
    if (value === undefined) continue;
    const known = before[field];
    // Most fields are plain values as before. No JSON value is equal to an inherited one.
    if (known === value) {
      common++;
      isAllNew = false;
      continue;
    }
    const isKnown = Object.hasOwn(before, field);
    if (isKnown) common++;
    const delta = isKnown ? deltaBetween(known, value) : [value];
    if (delta !== undefined) (deltas ??= []).push([field, delta]);
    isAllNew &&= delta !== undefined && !isPartial(delta);
  }
  // Fields that are gone are looked for only if the other object has some that are not common.
  if (fieldCount(before) > common) {
    for (const field in before) {
      const isGone = !Object.hasOwn(after, field) || after[field] === undefined;
      if (isGone && before[field] !== undefined) (deltas ??= []).push([field, 0]);
    }
  }
  if (deltas === undefined) return undefined;
  // With nothing in common, the value as a whole is shorter.
  return isAllNew ? [after] : Object.fromEntries(deltas);
}

function fieldCount(fields: Fields): number {
  let count = 0;
  for (const _ in fields) count++;
  return count;
}

/** Whether a delta keeps parts of the value before. */
function isPartial(delta: Delta): boolean {
  return delta !== 0 && (!Array.isArray(delta) || delta.length > 1);
}

function listDelta(before: readonly unknown[], after: readonly unknown[]): Delta | undefined {
  return before.length === after.length ? itemsDelta(before, after) : spliceDelta(before, after);
}

function itemsDelta(before: readonly unknown[], after: readonly unknown[]): Delta | undefined {
  let deltas: [number, Delta][] | undefined;
  let isAllNew = true;
  for (let at = 0; at < after.length; at++) {
    const delta = deltaBetween(before[at], after[at]);
    if (delta === undefined) continue;
    (deltas ??= []).push([at, delta]);
    isAllNew &&= !isPartial(delta);
  }
  if (deltas === undefined) return undefined;
  return isAllNew && deltas.length * 2 > after.length ? [after] : Object.fromEntries(deltas);
}

/** The items between a common beginning and a common end. */
function spliceDelta(before: readonly unknown[], after: readonly unknown[]): Delta {
  const shorter = Math.min(before.length, after.length);
  const isSame = (one: number, other: number) =>
    deltaBetween(before[one], after[other]) === undefined;
  let start = 0;
  while (start < shorter && isSame(start, start)) start++;
  let end = 0;
  while (end < shorter - start && isSame(before.length - 1 - end, after.length - 1 - end)) {
    end++;
  }
  if (start + end === 0) return [after];
  return [start, before.length - start - end, ...after.slice(start, after.length - end)];
}

function spliced(before: unknown, [at, drop, ...items]: readonly unknown[]): unknown[] {
  if (!Array.isArray(before)) throw new DeltaMismatch('only a list has items');
  if (!isCount(at) || !isCount(drop) || at + drop > before.length) {
    throw new DeltaMismatch('there are no such items');
  }
  return before.toSpliced(at, drop, ...items);
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0;
}

function changedList(
  before: readonly unknown[],
  deltas: readonly (readonly [string, Delta])[],
): unknown[] {
  const list = [...before];
  for (const [position, delta] of deltas) {
    const at = Number(position);
    if (!isCount(at) || at >= list.length) throw new DeltaMismatch('there is no such item');
    list[at] = applyDelta(list[at], delta);
  }
  return list;
}

function changedFields(before: Fields, deltas: readonly (readonly [string, Delta])[]): Fields {
  const changed: [string, unknown][] = [];
  const gone = new Set<string>();
  for (const [field, delta] of deltas) {
    const isReplaced = Array.isArray(delta) && delta.length === 1;
    const isKnown = Object.hasOwn(before, field);
    if (!isReplaced && !isKnown) throw new DeltaMismatch('there is no such field');
    if (delta === 0) gone.add(field);
    else changed.push([field, applyDelta(isKnown ? before[field] : undefined, delta)]);
  }
  // Not by assignment: a field may be called `__proto__`.
  const fields = { ...before, ...Object.fromEntries(changed) };
  if (gone.size === 0) return fields;
  // Not by `delete`, which makes all later uses of an object slower.
  return Object.fromEntries(Object.entries(fields).filter(([field]) => !gone.has(field)));
}
