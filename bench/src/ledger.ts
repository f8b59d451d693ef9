import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** An append-only file, so an interrupted run can continue. */
export class Ledger<Entry> {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  /** Reads all entries and ignores a line that a crash cut off. */
  read(): Entry[] {
    if (!existsSync(this.#path)) return [];
    return readFileSync(this.#path, 'utf8')
      .split('\n')
      .flatMap((line) => {
        try {
          return [JSON.parse(line) as Entry];
        } catch {
          return [];
        }
      });
  }

  append(entry: Entry): void {
    mkdirSync(dirname(this.#path), { recursive: true });
    // Start a new line in case the last one was cut off.
    appendFileSync(this.#path, `\n${JSON.stringify(entry)}`);
  }
}
