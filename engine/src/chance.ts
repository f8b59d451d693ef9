/**
 * Supplies random values by address. A rule never asks for "the next" value but for the value at an
 * address (a stream of the game and an index in it), and an address has the same value whatever was
 * decided before. So replays, verification and duplicate games see the same values, and a deck
 * needs no stored order: its cards are drawn when they are dealt.
 */
export interface Chance {
  /**
   * One of the outcomes, each entry equally likely (an outcome listed twice is twice as likely).
   * The list is never empty. If all entries are equal, the pick decides nothing (`isOpen`) and does
   * not prevent an undo.
   */
  pick<T extends Outcome>(outcomes: readonly T[], stream: number, index: number): T;
}

export type Outcome = string | number;

/**
 * A stream's name and the parts of its addresses, written `dice/0/3/1/4`. At most one part has no
 * size; it is unbounded and the most significant part of the index.
 */
export interface Stream {
  readonly name: string;
  readonly parts: readonly StreamPart[];
}

export interface StreamPart {
  readonly name: string;
  readonly size?: number;
}

/** The index of an address in mixed radix: the unbounded part first, then the others in order. */
export function streamIndex(stream: Stream, address: readonly number[]): number {
  let index = 0;
  stream.parts.forEach((part, at) => {
    if (part.size === undefined) index = address[at] ?? 0;
  });
  stream.parts.forEach((part, at) => {
    if (part.size !== undefined) index = index * part.size + (address[at] ?? 0);
  });
  return index;
}

/** The parts of the address of an index: the inverse of `streamIndex`. */
export function streamAddress(stream: Stream, index: number): number[] {
  const values: number[] = stream.parts.map(() => 0);
  let rest = index;
  for (let at = stream.parts.length - 1; at >= 0; at--) {
    const size = stream.parts[at]?.size;
    if (size === undefined) continue;
    values[at] = rest % size;
    rest = Math.floor(rest / size);
  }
  const boundless = stream.parts.findIndex((part) => part.size === undefined);
  if (boundless >= 0) values[boundless] = rest;
  return values;
}

/** The address of an index, as text. */
export function addressText(stream: Stream, index: number): string {
  return [stream.name, ...streamAddress(stream, index)].join('/');
}

/** Whether a pick decides anything; a pick among equal outcomes does not. */
export function isOpen(outcomes: readonly Outcome[]): boolean {
  return outcomes.some((outcome) => outcome !== outcomes[0]);
}

export interface Draw {
  readonly stream: number;
  readonly index: number;
  readonly outcome: Outcome;
}

/** Forwards every pick and records the open ones in order. */
export class RecordingChance implements Chance {
  readonly draws: Draw[] = [];
  readonly #source: Chance;

  constructor(source: Chance) {
    this.#source = source;
  }

  pick<T extends Outcome>(outcomes: readonly T[], stream: number, index: number): T {
    const outcome = this.#source.pick(outcomes, stream, index);
    if (isOpen(outcomes)) this.draws.push({ stream, index, outcome });
    return outcome;
  }
}
