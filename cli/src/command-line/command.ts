import type { Shell } from '../terminal/shell.ts';
import type { Completes, Flags, FlagValues } from './flags.ts';

/** A command of `richtfest`; help, parsing and completion are derived from it. */
export interface Command<F extends Flags = Flags> {
  readonly name: string;
  /** For the list of commands: no capital, no full stop. */
  readonly summary: string;
  /** Paragraphs. */
  readonly description: readonly string[];
  readonly operands: readonly Operand[];
  readonly flags: F;
  readonly examples: readonly Example[];
  /** Returns the exit code. */
  run(call: Call<F>): Promise<number>;
}

/** A positional argument. */
export interface Operand {
  readonly name: string;
  readonly help: string;
  readonly completes?: Completes;
  readonly isOptional?: true;
  /** Takes any number of values; only for the last operand. */
  readonly isRepeated?: true;
}

interface Example {
  /** Without the leading `richtfest`. */
  readonly line: string;
  readonly says: string;
}

export interface Call<F extends Flags = Flags> {
  readonly operands: readonly string[];
  readonly flags: FlagValues<F>;
  readonly shell: Shell;
}

/** Infers the types of the flags for `run`. */
export function command<F extends Flags>(declaration: Command<F>): Command<F> {
  return declaration;
}

/** `richtfest play GAME [--players N] …` */
export function usageOf({ name, operands, flags }: Command): string {
  const places = operands.map((operand) => {
    const label = operand.isRepeated ? `${operand.name}…` : operand.name;
    return operand.isOptional ? `[${label}]` : label;
  });
  const options = Object.entries(flags).map(([flag, { placeholder, isRepeatable }]) => {
    const value = placeholder === undefined ? '' : ` ${placeholder}`;
    return `[--${flag}${value}]${isRepeatable ? '…' : ''}`;
  });
  return ['richtfest', name, ...places, ...options].join(' ');
}
