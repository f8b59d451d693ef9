/**
 * Chance is handed in, named and addressed. A rule never rolls "the next" value: it asks for the
 * value at an address (a stream of the game and an index in it), and the same address has the
 * same value whatever was decided before. Hence a replay, a check and a duplicate deal see the
 * same luck, and a deck needs no hidden order: its cards are drawn when they are dealt.
 */
export interface Chance {
  /**
   * One of the outcomes, each entry equally likely (an outcome listed twice is twice as likely).
   * The list is never empty; where all entries are equal nothing is decided (`isOpen`), and
   * nobody has learned anything that would stand in the way of an undo.
   */
  pick<T extends Outcome>(outcomes: readonly T[], stream: number, index: number): T;
}

export type Outcome = string | number;

/**
 * A stream's name and the parts of its addresses, as people write them: `dice/0/3/1/4`. At most
 * one part has no size; it may grow without bound and is the most significant in the index.
 */
export interface Stream {
  readonly name: string;
  readonly parts: readonly StreamPart[];
}

export interface StreamPart {
  readonly name: string;
  readonly size?: number;
}

/** The index of an address: the boundless part first, then the others in order, mixed radix. */
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

/** The address of an index, as text: the inverse of `streamIndex`. */
export function addressText(stream: Stream, index: number): string {
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
  return [stream.name, ...values].join('/');
}

/** Whether a pick decides anything: a pick among equal outcomes tells nobody anything. */
export function isOpen(outcomes: readonly Outcome[]): boolean {
  return outcomes.some((outcome) => outcome !== outcomes[0]);
}

export interface Draw {
  readonly stream: number;
  readonly index: number;
  readonly outcome: Outcome;
}

/** Passes every question on and notes the open ones, in order. */
export class NotedChance implements Chance {
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
