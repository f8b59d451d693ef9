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

/** Chance asked something the script has no (possible) answer to. The message is a sentence. */
export class ScriptError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ScriptError';
  }
}

/**
 * Luck written down beforehand. What is asked at an address again (after an undo) gets the same
 * answer again. A question with one possible answer is none, and takes nothing from the script.
 */
export class ScriptedChance implements Chance {
  readonly #streams: readonly Stream[];
  readonly #lists = new Map<string, Outcome[]>();
  readonly #addresses = new Map<string, Outcome>();
  readonly #answers = new Map<string, Outcome>();
  readonly #otherwise: Chance | undefined;

  constructor(script: ChanceScript, streams: readonly Stream[], otherwise: Chance | undefined) {
    this.#streams = streams;
    this.#otherwise = otherwise;
    for (const [key, value] of Object.entries(script)) {
      if (typeof value === 'object') this.#lists.set(key, [...value]);
      else this.#addresses.set(key, value);
    }
  }

  pick<T extends Outcome>(outcomes: readonly T[], stream: number, index: number): T {
    const known = this.#streams[stream];
    if (known === undefined) throw new ScriptError(`the game has no stream ${stream} of chance`);
    if (!isOpen(outcomes)) return outcomes[0] as T;
    const address = addressText(known, index);
    const earlier = this.#answers.get(address);
    const scripted = earlier ?? this.#next(known.name, address);
    if (scripted === undefined && this.#otherwise !== undefined) {
      return this.#otherwise.pick(outcomes, stream, index);
    }
    const possible = `possible: ${[...new Set(outcomes)].join(', ')}`;
    if (scripted === undefined) {
      throw new ScriptError(`chance is asked for ${address}, which is not scripted (${possible})`);
    }
    if (!outcomes.includes(scripted as T)) {
      throw new ScriptError(`chance can't answer ${scripted} for ${address} (${possible})`);
    }
    this.#answers.set(address, scripted);
    return scripted as T;
  }

  /** What was scripted and never asked for, as a sentence; undefined if nothing. */
  leftover(): string | undefined {
    for (const [name, values] of this.#lists) {
      if (values.length === 0) continue;
      const count = values.length === 1 ? '1 value' : `${values.length} values`;
      return `${count} scripted for ${name} nobody asked for: ${values.join(', ')}`;
    }
    for (const [address, value] of this.#addresses) {
      if (!this.#answers.has(address)) return `nobody asked for ${address}, scripted as ${value}`;
    }
    return undefined;
  }

  #next(name: string, address: string): Outcome | undefined {
    return this.#addresses.get(address) ?? this.#lists.get(name)?.shift();
  }
}

/** Names in a script that are no streams and no addresses of this game. */
export function scriptProblems(script: ChanceScript, streams: readonly Stream[]): Problem[] {
  return Object.entries(script).flatMap(([key, value]): Problem[] => {
    const [name = '', ...parts] = key.split('/');
    const stream = streams.find((known) => known.name === name);
    const path = `chance.${key}`;
    if (stream === undefined) {
      const names = streams.map((known) => known.name);
      const hint = suggestion(name, names) || ` Known are: ${names.join(', ')}.`;
      return [{ path, message: `is no stream of chance of this game.${hint}` }];
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
