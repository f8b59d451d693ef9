/** A page of the navigation, made from a file of the repository. */
export interface Listed {
  readonly file: string;
  /** Its address, unless it follows from the file. */
  readonly to?: string;
  /** Shorter than the heading. */
  readonly title?: string;
}

export interface Section {
  readonly title: string;
  readonly pages: readonly Listed[];
}

type SectionName = 'start' | 'play' | 'bots' | 'integrate' | 'serve' | 'contribute';

/** The guides, in reading order. Rules and packages are added from the catalog and the workspaces. */
export const GUIDES: Readonly<Record<SectionName, Section>> = {
  start: {
    title: 'Start',
    pages: [
      { file: 'docs/README.md', title: 'Overview' },
      { file: 'README.md', to: 'readme.html', title: 'Get started' },
      { file: 'CHANGELOG.md', to: 'changelog.html' },
    ],
  },
  play: {
    title: 'At the table',
    pages: [
      { file: 'docs/scenarios.md' },
      { file: 'docs/editions.md' },
      { file: 'docs/score-pad.md' },
      { file: 'docs/box-bot.md' },
      { file: 'docs/puzzles.md' },
      { file: 'docs/review.md' },
    ],
  },
  bots: {
    title: 'Bots and research',
    pages: [
      { file: 'docs/playground.md' },
      { file: 'docs/api.md' },
      { file: 'docs/bot-api.md' },
      { file: 'docs/bots.md' },
      { file: 'docs/reference/bots.md', title: 'Strength, measured' },
      { file: 'docs/reference/bot-experiments.md' },
      { file: 'docs/performance.md' },
    ],
  },
  integrate: {
    title: 'Files and protocol',
    pages: [
      { file: 'docs/notation.md' },
      { file: 'docs/account-file.md' },
      { file: 'docs/protocol.md' },
      { file: 'protocol/SPEC.md', to: 'protocol-spec.html' },
      { file: 'docs/reference/protocol.md' },
      { file: 'docs/reference/protocol-features.md' },
      { file: 'docs/schemas', to: 'source/docs/schemas.html', title: 'JSON Schemas' },
    ],
  },
  serve: {
    title: 'Run a server',
    pages: [
      { file: 'docs/operations.md' },
      { file: 'docs/compatibility.md' },
      { file: 'docs/scale.md' },
      { file: 'SECURITY.md', to: 'security.html' },
    ],
  },
  contribute: {
    title: 'Contribute',
    pages: [
      { file: 'CONTRIBUTING.md', to: 'contributing.html' },
      { file: 'ARCHITECTURE.md', to: 'architecture.html' },
      { file: 'docs/adding-a-game.md' },
      { file: 'docs/glossary.md' },
      { file: 'docs/decisions/README.md' },
      { file: 'docs/dependencies.md' },
      { file: 'docs/reference/coverage.md' },
      { file: 'web/src/board/README.md', to: 'board.html' },
      { file: 'web/src/lessons/README.md', to: 'lessons.html' },
      { file: 'bench/README.md', to: 'bench.html' },
      { file: 'CODE_OF_CONDUCT.md', to: 'code-of-conduct.html' },
    ],
  },
};
