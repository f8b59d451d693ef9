import type { Format } from '@richtfest/engine';

/** Everything said when a game is over, looked back at, or opened from a file. */
export interface AfterTexts {
  readonly end: {
    readonly skip: string;
    /** The same table again, after a change. */
    readonly change: string;
    readonly admire: string;
    readonly look: string;
    readonly check: string;
    readonly copy: string;
    readonly copied: string;
    readonly notCopied: string;
    readonly level: (names: string, points: string) => string;
    /** What counts, and how many each of them has, in order. */
    readonly decides: (what: string, values: string) => string;
    readonly nothingDecides: string;
  };

  readonly houses: {
    readonly of: (name: string) => string;
    readonly previous: string;
    readonly next: string;
    readonly all: string;
    readonly picture: string;
    readonly drawing: string;
    readonly failed: string;
  };

  readonly check: {
    readonly title: string;
    readonly working: string;
    readonly holds: string;
    readonly fails: string;
    readonly commitment: (fingerprint: string) => string;
    readonly seed: (seed: string) => string;
    readonly past: (moves: number, format: Format) => string;
    readonly moves: (moves: number, format: Format) => string;
    readonly result: string;
    readonly position: (fingerprint: string) => string;
  };

  readonly review: {
    readonly title: (game: string) => string;
    readonly bar: string;
    readonly slider: string;
    readonly moment: (move: number, of: number) => string;
    readonly start: string;
    readonly first: string;
    readonly previous: string;
    readonly next: string;
    readonly last: string;
    readonly play: string;
    readonly pause: string;
    readonly eyes: string;
    readonly everyone: string;
    readonly public: string;
    readonly seat: (name: string) => string;
    readonly fork: string;
    readonly forkTitle: (move: number) => string;
    readonly forkHelp: string;
    readonly forkAs: string;
    readonly forkGo: string;
    readonly running: string;
    /** Said of a line of the log that leads to its moment. */
    readonly go: string;
    readonly back: (move: number, of: number) => string;
    readonly backHelp: string;
    readonly now: string;
  };

  readonly files: {
    readonly title: string;
    readonly safe: string;
    readonly problems: {
      readonly 'too-big': string;
      readonly empty: string;
      readonly 'not-json': string;
      readonly 'too-deep': string;
      readonly 'duplicate-key': (path: string, line: number) => string;
      readonly 'not-ours': string;
      readonly observations: string;
      readonly 'no-luck': string;
      readonly 'other-format': (format: string) => string;
      readonly 'unknown-game': (game: string) => string;
      readonly 'unknown-rules': (game: string, version: number) => string;
      readonly broken: (problem: string) => string;
      readonly false: string;
      readonly unreadable: string;
    };
  };
}
