import type { GameMove } from './game.ts';
import type { Schema } from './schema.ts';

/** The parameters of a move, without its verb. */
export type ParametersOf<M extends GameMove> = Omit<M, 'verb'>;

/** A verb's parameters in one line: the words after the verb. */
export interface ParameterNotation<M extends GameMove> {
  /** Examples of the verb's notation for the help text. */
  readonly examples: readonly string[];
  write(move: M): string;
  /** Undefined if the words are not parameters of this verb. */
  read(words: string): ParametersOf<M> | undefined;
}

/** Parameters and notation of a verb that is a move by itself. */
export const withoutParameters = {
  parameters: {},
  notation: {
    examples: [''],
    write: () => '',
    read: (words: string) => (words === '' ? {} : undefined),
  },
};

/** How a value is written and read as the only word after a verb. */
interface ParameterOptions<Value> {
  readonly schema: Schema<Value>;
  readonly examples: readonly string[];
  /** Default: the value itself. */
  write?(this: void, value: Value): string;
  /** Undefined if the words are no such value. */
  read(this: void, words: string): Value | undefined;
}

type MoveWith<Name extends string, Value> = GameMove & { readonly [Key in Name]: Value };

/** Parameters and notation of a verb with one parameter, to spread into its rules. */
export function withParameter<Name extends string, Value>(
  name: Name,
  { schema, examples, write = String, read }: ParameterOptions<Value>,
): {
  readonly parameters: { readonly [Key in Name]: Schema<Value> };
  readonly notation: ParameterNotation<MoveWith<Name, Value>>;
} {
  return {
    parameters: { [name]: schema } as { readonly [Key in Name]: Schema<Value> },
    notation: {
      examples,
      write: (move) => write(move[name]),
      read(words) {
        const value = read(words);
        if (value === undefined) return undefined;
        return { [name]: value } as ParametersOf<MoveWith<Name, Value>>;
      },
    },
  };
}
