/**
 * The first difference of two pieces of data, in words; undefined if there is none. An absent field
 * counts as undefined.
 */
export function difference(expected: unknown, found: unknown, path = ''): string | undefined {
  if (expected === found) return undefined;
  if (!isObject(expected) || !isObject(found) || Array.isArray(expected) !== Array.isArray(found)) {
    return `${path === '' ? 'it' : path}: ${show(expected)} and ${show(found)}`;
  }
  const more = Object.keys(found).filter((key) => !Object.hasOwn(expected, key));
  for (const key of [...Object.keys(expected), ...more]) {
    if (expected[key] === found[key]) continue;
    const deeper = difference(expected[key], found[key], path === '' ? key : `${path}.${key}`);
    if (deeper !== undefined) return deeper;
  }
  return undefined;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function show(value: unknown): string {
  const text = value === undefined ? 'nothing' : (JSON.stringify(value) ?? typeof value);
  return text.length > 100 ? `${text.slice(0, 97)}…` : text;
}
