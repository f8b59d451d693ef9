import type { BusMessage } from './bus.ts';

/** A part of a message that is too long for NATS. */
interface Part {
  readonly from: string;
  readonly part: string;
  /** Its number, from 0. */
  readonly at: number;
  /** The number of parts. */
  readonly of: number;
}

/**
 * The payloads for messages that are already JSON: lists of messages, and parts of messages that
 * are longer than this many characters.
 */
export function* packetsOf(
  texts: readonly string[],
  { from, longest }: { readonly from: string; readonly longest: number },
): Generator<string> {
  let list = '';
  for (const text of texts) {
    if (list !== '' && list.length + text.length > longest) {
      yield `[${list}]`;
      list = '';
    }
    if (text.length > longest) yield* partsOf(text, from, longest);
    else list += list === '' ? text : `,${text}`;
  }
  if (list !== '') yield `[${list}]`;
}

function* partsOf(text: string, from: string, longest: number): Generator<string> {
  const of = Math.ceil(text.length / longest);
  for (let at = 0; at < of; at++) {
    const part = text.slice(at * longest, (at + 1) * longest);
    yield JSON.stringify({ from, at, of, part } satisfies Part);
  }
}

/** Reads what NATS delivers, and puts the parts of long messages together. */
export class PacketReader {
  readonly #begun = new Map<string, string[]>();

  /** The messages that are complete now. */
  read(text: string): readonly BusMessage[] {
    const packet = JSON.parse(text) as BusMessage | readonly BusMessage[] | Part;
    if (Array.isArray(packet)) return packet as readonly BusMessage[];
    if (!('part' in packet)) return [packet];
    const whole = this.#add(packet);
    return whole === undefined ? [] : [JSON.parse(whole) as BusMessage];
  }

  /** Parts of messages may have been lost. */
  reset(): void {
    this.#begun.clear();
  }

  #add({ from, part, at, of }: Part): string | undefined {
    const parts = at === 0 ? [] : this.#begun.get(from);
    if (parts?.length !== at) return undefined;
    parts.push(part);
    if (parts.length < of) {
      this.#begun.set(from, parts);
      return undefined;
    }
    this.#begun.delete(from);
    return parts.join('');
  }
}
