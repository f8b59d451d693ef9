import { suggestion } from '@richtfest/engine';
import { UsageError } from './usage-error.ts';

/** Completions of a value. */
export type Completes = 'file' | 'directory' | readonly string[];

export interface Flag<Value> {
  readonly help: string;
  /** The name of its value in the help; a flag without one is a switch. */
  readonly placeholder?: string;
  readonly completes?: Completes;
  readonly isRepeatable?: true;
  /** Reads the value from all occurrences of the flag, possibly none. */
  read(given: readonly string[], name: string): Value;
}

export type Flags = Readonly<Record<string, Flag<unknown>>>;

export type FlagValues<F extends Flags> = {
  readonly [Name in keyof F]: F[Name] extends Flag<infer Value> ? Value : never;
};

export function toggle(help: string): Flag<boolean> {
  return { help, read: (given) => given.length > 0 };
}

export function text(
  placeholder: string,
  help: string,
  completes?: Completes,
): Flag<string | undefined> {
  return {
    placeholder,
    help,
    ...(completes === undefined ? {} : { completes }),
    read: (given) => given.at(-1),
  };
}

/** A flag that may be given several times. */
export function texts(placeholder: string, help: string): Flag<readonly string[]> {
  return { placeholder, help, isRepeatable: true, read: (given) => given };
}

export function whole(
  placeholder: string,
  help: string,
  limits: { readonly min: number; readonly max?: number },
): Flag<number | undefined> {
  const { min, max = Number.MAX_SAFE_INTEGER } = limits;
  const range = max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`;
  return {
    placeholder,
    help,
    read(given, name) {
      const last = given.at(-1);
      if (last === undefined) return undefined;
      const value = /^\d+$/.test(last) ? Number(last) : Number.NaN;
      if (value >= min && value <= max) return value;
      throw new UsageError(`--${name} must be a whole number ${range}, not “${last}”.`);
    },
  };
}

export function choice<const T extends string>(
  values: readonly T[],
  help: string,
): Flag<T | undefined> {
  return {
    placeholder: values.join('|'),
    help,
    completes: values,
    read(given, name) {
      const last = given.at(-1);
      const value = values.find((candidate) => candidate === last);
      if (last === undefined || value !== undefined) return value;
      const known = values.join(', ');
      throw new UsageError(
        `--${name} must be one of ${known}, not “${last}”.${suggestion(last, values)}`,
      );
    },
  };
}
