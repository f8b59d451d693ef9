import {
  type Chance,
  type Outcome,
  type Problem,
  type Stream,
  addressText,
  isOpen,
  suggestion,
} from '@richtfest/engine';
import type { ChanceScript } from './format.ts';

/** A draw without a possible value in the script. */
export class ScriptError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ScriptError';
  }
}

/**
 * Scripted chance. A repeated draw at an address (after an undo) has the same outcome. A draw with
 * only one possible outcome takes nothing from the script.
 */
export class ScriptedChance implements Chance {
  readonly #streams: readonly Stream[];
  readonly #lists = new Map<string, Outcome[]>();
  readonly #addresses = new Map<string, Outcome>();
  readonly #drawn = new Map<string, Outcome>();
  readonly #fallback: Chance | undefined;

  constructor(script: ChanceScript, streams: readonly Stream[], fallback: Chance | undefined) {
    this.#streams = streams;
    this.#fallback = fallback;
    for (const [key, value] of Object.entries(script)) {
      if (typeof value === 'object') this.#lists.set(key, [...value]);
      else this.#addresses.set(key, value);
    }
  }

  pick<T extends Outcome>(outcomes: readonly T[], stream: number, index: number): T {
    const known = this.#streams[stream];
    if (known === undefined) throw new ScriptError(`the game has no chance stream ${stream}`);
    if (!isOpen(outcomes)) return outcomes[0] as T;
    const address = addressText(known, index);
    const earlier = this.#drawn.get(address);
    const scripted = earlier ?? this.#next(known.name, address);
    if (scripted === undefined && this.#fallback !== undefined) {
      return this.#fallback.pick(outcomes, stream, index);
    }
    const possible = `possible: ${[...new Set(outcomes)].join(', ')}`;
    if (scripted === undefined) {
      throw new ScriptError(`“chance” needs a value for ${address} (${possible}), or use a “seed”`);
    }
    if (!outcomes.includes(scripted as T)) {
      throw new ScriptError(`${address} can't be ${scripted} (${possible})`);
    }
    this.#drawn.set(address, scripted);
    return scripted as T;
  }

  /** Scripted values that were never drawn, as a sentence; undefined if there are none. */
  leftover(): string | undefined {
    for (const [name, values] of this.#lists) {
      if (values.length === 0) continue;
      const count = values.length === 1 ? '1 value' : `${values.length} values`;
      return `${count} scripted for ${name} never drawn: ${values.join(', ')}`;
    }
    for (const [address, value] of this.#addresses) {
      if (!this.#drawn.has(address)) return `${address}, scripted as ${value}, was never drawn`;
    }
    return undefined;
  }

  #next(name: string, address: string): Outcome | undefined {
    return this.#addresses.get(address) ?? this.#lists.get(name)?.shift();
  }
}

/** Script keys that are neither streams nor addresses of this game. */
export function scriptProblems(script: ChanceScript, streams: readonly Stream[]): Problem[] {
  return Object.entries(script).flatMap(([key, value]): Problem[] => {
    const [name = '', ...parts] = key.split('/');
    const stream = streams.find((known) => known.name === name);
    const path = `chance.${key}`;
    if (stream === undefined) {
      const names = streams.map((known) => known.name);
      const hint = suggestion(name, names) || ` Known are: ${names.join(', ')}.`;
      return [{ path, message: `is not a chance stream of this game.${hint}` }];
    }
    const form = [name, ...stream.parts.map((part) => part.name.toUpperCase())].join('/');
    const isList = typeof value === 'object';
    if (isList && parts.length > 0) return [{ path, message: 'is one address: give one value' }];
    if (!isList && !isAddress(stream, parts)) {
      return [{ path, message: `must be ${form}, or just ${name} with a list of values` }];
    }
    return [];
  });
}

function isAddress(stream: Stream, parts: readonly string[]): boolean {
  if (parts.length !== stream.parts.length) return false;
  return stream.parts.every(({ size = Infinity }, at) => {
    const part = parts[at] ?? '';
    return /^(0|[1-9]\d*)$/.test(part) && Number(part) < size;
  });
}
