import type { Screen } from './screen.ts';
import { textWidth } from './text.ts';

const CLEAR_LINE = '\r\x1b[2K';
const HIDE_CURSOR = '\x1b[?25l';
const SHOW_CURSOR = '\x1b[?25h';
const INTERVAL_MS = 100;
const SMOOTHING = 0.15;

interface ProgressOptions {
  /** Prints a line for every percent where there is no terminal, for work that takes an hour. */
  readonly hasLines?: boolean;
}

/** A progress bar with rate and time left on a terminal; elsewhere lines if asked for. */
export class Progress {
  readonly #screen: Screen;
  readonly #total: number;
  readonly #unit: string;
  readonly #hasLines: boolean;
  #shownPercent = 0;
  #shownAt = 0;
  #shownDone = 0;
  #rate = 0;
  #isShown = false;

  constructor(
    screen: Screen,
    total: number,
    unit: string,
    { hasLines = false }: ProgressOptions = {},
  ) {
    this.#screen = screen;
    this.#total = total;
    this.#unit = unit;
    this.#hasLines = hasLines;
  }

  /** Starts the clock, after the start-up. */
  start(): void {
    this.#shownAt = performance.now();
  }

  update(done: number): void {
    if (!this.#screen.abilities.isTerminal) return this.#printLine(done);
    const now = performance.now();
    const elapsed = now - this.#shownAt;
    if (elapsed < INTERVAL_MS) return;
    const current = ((done - this.#shownDone) / elapsed) * 1000;
    this.#rate = this.#rate === 0 ? current : this.#rate + SMOOTHING * (current - this.#rate);
    this.#shownAt = now;
    this.#shownDone = done;
    this.#draw(done);
  }

  /** Removes the bar. */
  end(): void {
    if (this.#isShown) this.#screen.control(CLEAR_LINE + SHOW_CURSOR);
    this.#isShown = false;
  }

  #printLine(done: number): void {
    const percent = Math.floor((100 * done) / this.#total);
    if (!this.#hasLines || percent <= this.#shownPercent) return;
    this.#shownPercent = percent;
    this.#screen.line(`${count(done)} of ${count(this.#total)} ${this.#unit}`);
  }

  #draw(done: number): void {
    const { paint, sign, width } = {
      paint: this.#screen.paint.bind(this.#screen),
      sign: this.#screen.sign.bind(this.#screen),
      width: this.#screen.width,
    };
    const share = done / this.#total;
    const left = timeText((this.#total - done) / Math.max(this.#rate, 1e-9));
    const dot = sign(' · ', ', ');
    const figures = [
      `${count(done)} of ${count(this.#total)}`,
      `${count(Math.round(this.#rate))} ${this.#unit}/s`,
      `${left} left`,
    ].join(dot);
    const percent = `${Math.floor(share * 100)} %`.padStart(5);
    const room = Math.min(40, width - textWidth(`${percent}  ${figures}`) - 5);
    const full = Math.max(0, Math.round(room * share));
    const bar =
      room < 5
        ? ''
        : paint(sign('━', '#').repeat(full), 'leaf') +
          paint(sign('─', '.').repeat(room - full), 'muted');
    this.#screen.control(
      `${this.#isShown ? '' : HIDE_CURSOR}${CLEAR_LINE} ${bar}${percent}  ${figures}`,
    );
    this.#isShown = true;
  }
}

function count(value: number): string {
  return value.toLocaleString('en');
}

/** `4 s`, `2 min 05 s`, `1 h 12 min`. */
export function timeText(seconds: number): string {
  if (!Number.isFinite(seconds) || seconds > 360_000) return 'a long time';
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  const minutes = Math.floor(whole / 60);
  if (minutes < 60) return `${minutes} min ${String(whole % 60).padStart(2, '0')} s`;
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`;
}
