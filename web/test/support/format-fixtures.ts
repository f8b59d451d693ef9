import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Files that versions of the site wrote, named `VERSION.REVISION.json`: a revision adds what older
 * sites of the same version ignore.
 */
export class FormatFixtures<Content> {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Oldest first. */
  get names(): string[] {
    return readdirSync(this.#folder)
      .map((file) => file.replace('.json', ''))
      .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  }

  get latest(): string {
    return this.names.at(-1) ?? '';
  }

  read(name: string): Content {
    return JSON.parse(readFileSync(this.#pathOf(name), 'utf8')) as Content;
  }

  /** Adds what the site writes now if `NEW_FIXTURE` names a version. */
  addWhenAsked(written: Content): void {
    const name = process.env['NEW_FIXTURE'];
    if (name === undefined) return;
    if (existsSync(this.#pathOf(name))) throw new Error(`fixture ${name} exists: add another`);
    writeFileSync(this.#pathOf(name), `${JSON.stringify(written, undefined, 2)}\n`);
  }

  #pathOf(name: string): string {
    return join(this.#folder, `${name}.json`);
  }
}

/** What a game's rules, a lesson or a setting define has versions of its own. */
const OPAQUE = ['options', 'start', 'move', 'played', 'best', 'value'];

/** Names and types of everything in a value. */
export function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) {
    return [...new Set(value.map((each) => JSON.stringify(shapeOf(each))))].sort();
  }
  if (typeof value !== 'object' || value === null) return typeof value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    entries.map(([key, each]) => [key, OPAQUE.includes(key) ? 'opaque' : shapeOf(each)]),
  );
}

/** Printed with the difference. */
export const ADVICE =
  'The site stores something else than before. Raise the version if older sites would misread it, ' +
  'and add a fixture: CONTRIBUTING.md, “Changing what the site stores”.';
