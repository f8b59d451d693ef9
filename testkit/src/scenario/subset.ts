import { schema, shortJson } from '@richtfest/engine';

/**
 * How a value differs from a claim, as a sentence; undefined if it does not. Claimed objects may
 * leave fields out; `null` means that a field is absent. Lists must agree entry by entry; an object
 * with positions as keys claims some entries of a list.
 */
export function mismatch(claim: unknown, found: unknown, path = ''): string | undefined {
  if (claim === null) {
    return found === undefined
      ? undefined
      : `${at(path)} should not be there, but is ${show(found)}`;
  }
  if (found === undefined) return `${at(path)} should be ${show(claim)}, but is not there`;
  if (Array.isArray(claim) && Array.isArray(found)) {
    if (claim.length !== found.length) {
      return `${at(path)} should have ${claim.length} entries, but has ${found.length}: ${show(found)}`;
    }
    return first(
      claim.map((entry, position) => [String(position), entry]),
      found,
      path,
    );
  }
  if (schema.isPlainObject(claim) && typeof found === 'object' && found !== null) {
    return first(Object.entries(claim), found, path);
  }
  return claim === found
    ? undefined
    : `${at(path)} should be ${show(claim)}, but is ${show(found)}`;
}

/** The value at a path like `players.1.hand`. */
export function valueAt(value: unknown, path: string): unknown {
  let found: unknown = value;
  for (const key of path.split('.')) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = Object.hasOwn(found, key) ? (found as Record<string, unknown>)[key] : undefined;
  }
  return found;
}

export function show(value: unknown): string {
  return value === undefined ? 'nothing' : shortJson(value, 160);
}

function first(
  entries: readonly (readonly [string, unknown])[],
  found: object,
  path: string,
): string | undefined {
  for (const [key, entry] of entries) {
    const member = Object.hasOwn(found, key) ? (found as Record<string, unknown>)[key] : undefined;
    const difference = mismatch(entry, member, path === '' ? key : `${path}.${key}`);
    if (difference !== undefined) return difference;
  }
  return undefined;
}

function at(path: string): string {
  return path === '' ? 'it' : path;
}
