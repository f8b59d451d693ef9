import { globSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A file that Node writes into the folder `NODE_V8_COVERAGE` when a process or thread ends. */
interface V8Coverage {
  readonly result: readonly {
    readonly url: string;
    /** Outer functions come before inner ones, and outer ranges before inner ones. */
    readonly functions: readonly { readonly ranges: readonly V8Range[] }[];
  }[];
}

interface V8Range {
  readonly startOffset: number;
  readonly endOffset: number;
  readonly count: number;
}

interface Line {
  /** From 1. */
  readonly number: number;
  /** Another part of the line was executed. */
  readonly isPartly: boolean;
}

/** Brackets and comments alone. */
const NO_CODE = /^(?:[\s()[\]{};,]*|\s*(?:\/\/|\/?\*).*)$/u;

/** Which code of some source files has been executed by any of several processes. */
export class Execution {
  /** Of each file, what V8 compiles: the source with spaces in place of its types. */
  readonly #compiled: ReadonlyMap<string, string>;
  /** Of each file, 1 at every character that has been executed. */
  readonly #executed: ReadonlyMap<string, Uint8Array>;

  constructor(files: readonly string[]) {
    const sources = files.map((file) => [file, readFileSync(file, 'utf8')] as const);
    this.#compiled = new Map(sources.map(([file, text]) => [file, stripTypeScriptTypes(text)]));
    this.#executed = new Map(
      [...this.#compiled].map(([file, text]) => [file, new Uint8Array(text.length)]),
    );
  }

  /** Adds what the processes that wrote into this folder have executed. */
  addFolder(folder: string): void {
    for (const name of globSync('*.json', { cwd: folder })) {
      const coverage = parsed(readFileSync(join(folder, name), 'utf8'));
      if (coverage !== undefined) this.#add(coverage);
    }
  }

  #add({ result }: V8Coverage): void {
    for (const { url, functions } of result) {
      const executed = url.startsWith('file:')
        ? this.#executed.get(fileURLToPath(new URL(url)))
        : undefined;
      if (executed === undefined) continue;
      const counts = new Uint8Array(executed.length);
      for (const { startOffset, endOffset, count } of functions.flatMap(({ ranges }) => ranges)) {
        counts.fill(count > 0 ? 1 : 0, startOffset, endOffset);
      }
      for (const [at, count] of counts.entries()) if (count === 1) executed[at] = 1;
    }
  }

  /** The number of lines with code, and those with code that was never executed. */
  linesOf(file: string): { readonly all: number; readonly missed: readonly Line[] } {
    const [text = '', executed] = [this.#compiled.get(file), this.#executed.get(file)];
    const missed: Line[] = [];
    let all = 0;
    let start = 0;
    for (const [at, line] of text.split('\n').entries()) {
      const from = start;
      const partWith = (mark: number) =>
        Array.from({ length: line.length }, (_, column) => column)
          .filter((column) => executed?.[from + column] === mark)
          .map((column) => line[column])
          .join('');
      if (!NO_CODE.test(line)) {
        all++;
        const isPartly = !NO_CODE.test(partWith(1));
        if (!NO_CODE.test(partWith(0))) missed.push({ number: at + 1, isPartly });
      }
      start += line.length + 1;
    }
    return { all, missed };
  }
}

/** Undefined: the process was killed while it wrote the file. */
function parsed(text: string): V8Coverage | undefined {
  try {
    return JSON.parse(text) as V8Coverage;
  } catch {
    return undefined;
  }
}
