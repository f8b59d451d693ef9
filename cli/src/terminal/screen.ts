import type { Picture, Tone } from '@richtfest/engine';
import { type Abilities, PLAIN } from './abilities.ts';
import { paint } from './palette.ts';
import { withoutControlCharacters } from './text.ts';

const DEFAULT_WIDTH = 80;
/** Beyond this, lines get hard to read. */
const MAX_WIDTH = 120;

interface Stream {
  readonly columns?: number;
  readonly rows?: number;
  write(text: string): unknown;
}

/** An output and its abilities. */
export class Screen {
  readonly abilities: Abilities;
  readonly #stream: Stream;

  constructor(stream: Stream, abilities: Abilities) {
    this.#stream = stream;
    this.abilities = abilities;
  }

  get width(): number {
    const columns = this.#stream.columns ?? 0;
    return columns > 0 ? Math.min(columns, MAX_WIDTH) : DEFAULT_WIDTH;
  }

  /** Undefined if the output is not a terminal. */
  get height(): number | undefined {
    return this.abilities.isTerminal ? this.#stream.rows : undefined;
  }

  /** A plain screen that prints nothing. */
  static nowhere(): Screen {
    return new Screen({ write: () => undefined }, PLAIN);
  }

  /** The same output without colours and symbols. */
  asPlain(): Screen {
    return new Screen(this.#stream, PLAIN);
  }

  line(text = ''): void {
    this.write(`${text}\n`);
  }

  lines(lines: readonly string[]): void {
    for (const line of lines) this.line(line);
  }

  write(text: string): void {
    this.#stream.write(withoutControlCharacters(text));
  }

  /** Writes a control sequence; only on a terminal. */
  control(sequence: string): void {
    if (this.abilities.isTerminal) this.#stream.write(sequence);
  }

  paint(text: string, tone: Tone | undefined): string {
    return paint(text, tone, this.abilities.colourDepth);
  }

  /** `fancy` if the output supports Unicode, otherwise `simple`. */
  sign(fancy: string, simple: string): string {
    return this.abilities.hasUnicode ? fancy : simple;
  }

  picture(picture: Picture): string[] {
    return picture.map((line) =>
      line
        .map(({ text, tone }) => this.paint(text, tone))
        .join('')
        .trimEnd(),
    );
  }
}
