/** Upper bounds of seconds, from the commit of a quick disk to the thought of a slow bot. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Metric {
  readonly help: string;
  readonly kind: 'counter' | 'gauge' | 'histogram';
  /** Everything after the name, without the help. */
  samples(name: string): Iterable<string>;
}

/** A number that only goes up, by label. */
export class Counter implements Metric {
  readonly kind = 'counter';
  readonly help: string;
  readonly #label: string | undefined;
  readonly #counts = new Map<string, number>();

  constructor(help: string, label?: string, values: readonly string[] = ['']) {
    this.help = help;
    this.#label = label;
    for (const value of values) this.#counts.set(value, 0);
  }

  add(value = '', amount = 1): void {
    this.#counts.set(value, (this.#counts.get(value) ?? 0) + amount);
  }

  *samples(name: string): Iterable<string> {
    for (const [value, count] of this.#counts) {
      const label = this.#label === undefined ? '' : `{${this.#label}="${value}"}`;
      yield `${name}${label} ${count}`;
    }
  }
}

/** A number that is read on request. */
export class Gauge implements Metric {
  readonly kind: Metric['kind'];
  readonly help: string;
  readonly #read: () => number;

  constructor(help: string, read: () => number, kind: 'gauge' | 'counter' = 'gauge') {
    this.help = help;
    this.#read = read;
    this.kind = kind;
  }

  *samples(name: string): Iterable<string> {
    yield `${name} ${this.#read()}`;
  }
}

/** Numbers that are read on request, by label. */
export class Gauges implements Metric {
  readonly kind = 'gauge';
  readonly help: string;
  readonly #label: string;
  readonly #read: () => Readonly<Record<string, number>>;

  constructor(help: string, label: string, read: () => Readonly<Record<string, number>>) {
    this.help = help;
    this.#label = label;
    this.#read = read;
  }

  *samples(name: string): Iterable<string> {
    for (const [value, count] of Object.entries(this.#read())) {
      yield `${name}{${this.#label}="${value}"} ${count}`;
    }
  }
}

/** Facts that are not numbers, as labels of the constant 1. */
export class Info implements Metric {
  readonly kind = 'gauge';
  readonly help: string;
  readonly #labels: Readonly<Record<string, string>>;

  constructor(help: string, labels: Readonly<Record<string, string>>) {
    this.help = help;
    this.#labels = labels;
  }

  *samples(name: string): Iterable<string> {
    const labels = Object.entries(this.#labels).map(([label, value]) => `${label}="${value}"`);
    yield `${name}{${labels.join(',')}} 1`;
  }
}

/** Durations in seconds. */
export class Histogram implements Metric {
  readonly kind = 'histogram';
  readonly help: string;
  readonly #counts = BOUNDS.map(() => 0);
  #count = 0;
  #sum = 0;

  constructor(help: string) {
    this.help = help;
  }

  observe(seconds: number): void {
    this.#count++;
    this.#sum += seconds;
    const at = BOUNDS.findIndex((bound) => seconds <= bound);
    if (at >= 0) this.#counts[at] = (this.#counts[at] ?? 0) + 1;
  }

  *samples(name: string): Iterable<string> {
    let below = 0;
    for (const [at, bound] of BOUNDS.entries()) {
      below += this.#counts[at] ?? 0;
      yield `${name}_bucket{le="${bound}"} ${below}`;
    }
    yield `${name}_bucket{le="+Inf"} ${this.#count}`;
    yield `${name}_sum ${this.#sum}`;
    yield `${name}_count ${this.#count}`;
  }
}

/** Prometheus's text format. */
export function metricsText(metrics: Readonly<Record<string, Metric>>): string {
  const lines = Object.entries(metrics).flatMap(([name, metric]) => [
    `# HELP ${name} ${metric.help}`,
    `# TYPE ${name} ${metric.kind}`,
    ...metric.samples(name),
  ]);
  return `${lines.join('\n')}\n`;
}
