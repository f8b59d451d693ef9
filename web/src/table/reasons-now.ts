import { type GameTypes, canonicalJson, reasonText } from '@richtfest/engine';
import type { TableProps } from '../games/table-props.ts';
import { candidateMoves } from './candidate-moves.ts';

export interface ReasonLine {
  readonly sentence: string;
  readonly rule: string;
}

/** Every distinct reason for which moves are refused now, sorted by rule. */
export function reasonsNow<T extends GameTypes>(table: TableProps<T>): ReasonLine[] {
  const { client, snapshot } = table;
  const allowed = [...snapshot.legal, ...snapshot.optional];
  const shapes = new Map<string, (ReasonLine | undefined)[]>();
  for (const { move, shape } of candidateMoves(client.game.notation.moveSchema, allowed)) {
    const key = canonicalJson(shape);
    shapes.set(key, [...(shapes.get(key) ?? []), reasonFor(move, table)]);
  }
  const found = new Map<string, ReasonLine>();
  for (const reasons of shapes.values()) {
    const [first] = reasons;
    const isSame = reasons.every((each) => each?.sentence === first?.sentence);
    if (first !== undefined && isSame) found.set(first.sentence, first);
  }
  return [...found.values()].sort((a, b) => numberOf(a) - numberOf(b));
}

function reasonFor<T extends GameTypes>(
  move: unknown,
  table: TableProps<T>,
): ReasonLine | undefined {
  const { client, texts, language, format } = table;
  const reason = client.refusal(move);
  // RF-3 is about malformed moves.
  if (reason === undefined || reason.rule === 'RF-3') return undefined;
  const { rule } = reason;
  // The rule number is in the link next to the sentence.
  const sentence = reasonText(reason, texts, { language, format }).replace(` (${rule})`, '');
  return { sentence, rule };
}

function numberOf({ rule }: ReasonLine): number {
  return Number(rule.split('-')[1] ?? 0);
}
