import type { Json, OptionSpec, Schema } from '@richtfest/engine';

/** The option for the first player, which has this name in every game. */
export const FIRST_SEAT = 'firstSeat';

/** The form control for an option. */
export type OptionKind =
  | { readonly is: 'first-seat' }
  | { readonly is: 'switch' }
  | { readonly is: 'one-of'; readonly values: readonly Json[] }
  | { readonly is: 'number'; readonly least: number; readonly most: number }
  /** Too rich for a form: JSON. */
  | { readonly is: 'data' };

/** At most this many numbers are shown side by side. */
const FEW = 6;

export function optionKind(key: string, { role, schema }: OptionSpec): OptionKind {
  if (key === FIRST_SEAT) return { is: 'first-seat' };
  if (role === 'data') return { is: 'data' };
  if (schema.type === 'boolean') return { is: 'switch' };
  const values = listed(schema);
  if (values !== undefined) return { is: 'one-of', values };
  if (schema.type === 'integer') return numberKind(schema);
  return { is: 'data' };
}

function listed(schema: Schema): readonly Json[] | undefined {
  if (schema.const !== undefined) return [schema.const];
  if (schema.enum !== undefined) return schema.enum;
  const parts = schema.anyOf?.map(listed);
  if (parts === undefined || parts.includes(undefined)) return undefined;
  return parts.flatMap((part) => part ?? []);
}

function numberKind({ minimum = 0, maximum = Number.MAX_SAFE_INTEGER }: Schema): OptionKind {
  const count = maximum - minimum + 1;
  if (count > FEW) return { is: 'number', least: minimum, most: maximum };
  return { is: 'one-of', values: Array.from({ length: count }, (_, step) => minimum + step) };
}
