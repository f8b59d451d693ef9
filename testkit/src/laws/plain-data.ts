/**
 * The first place where a value is not plain data that survives JSON; undefined if there is none.
 */
export function notPlain(value: unknown, path = 'it'): string | undefined {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return undefined;
  if (typeof value === 'number') {
    return Number.isFinite(value) && !Object.is(value, -0)
      ? undefined
      : `${path} is ${show(value)}`;
  }
  if (typeof value === 'object') return notPlainMember(value, path);
  return `${path} is ${value === undefined ? 'undefined' : `a ${typeof value}`}`;
}

function notPlainMember(value: object, path: string): string | undefined {
  const isList = Array.isArray(value);
  const prototype: unknown = Object.getPrototypeOf(value);
  if (!isList && prototype !== Object.prototype && prototype !== null) {
    return `${path} is a ${value.constructor.name}`;
  }
  if (isList && Object.keys(value).length !== value.length)
    return `${path} has gaps or extra properties`;
  if (Object.getOwnPropertySymbols(value).length > 0) return `${path} has a symbol`;
  for (const [key, member] of Object.entries(value)) {
    const problem = notPlain(member, isList ? `${path}[${key}]` : `${path}.${key}`);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function show(value: number): string {
  return Object.is(value, -0) ? 'minus zero' : String(value);
}
