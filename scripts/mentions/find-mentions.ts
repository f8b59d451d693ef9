/** What the check needs to know of a game. */
export interface NamedGame {
  readonly id: string;
  readonly names: Readonly<Record<string, string>>;
}

export interface Mention {
  readonly line: number;
  /** The id of the game. */
  readonly game: string;
  /** As it stands there. */
  readonly text: string;
}

/** Every place where a text names one of the games: by id or package, in code, or by its name. */
export function findMentions(text: string, games: readonly NamedGame[]): Mention[] {
  const patterns = games.map((game) => ({ game: game.id, pattern: patternOf(game) }));
  return text
    .split('\n')
    .flatMap((content, at) =>
      patterns.flatMap(({ game, pattern }) =>
        [...content.matchAll(pattern)].map(([found]) => ({ line: at + 1, game, text: found })),
      ),
    );
}

function patternOf({ id, names }: NamedGame): RegExp {
  const inCode = id.replaceAll('-', '[-_]?');
  const words = [inCode, ...Object.values(names)].join('|');
  return new RegExp(`(?<!\\p{L})(?:${words})`, 'giu');
}

/** Whether a game may be named in this file of the repository. */
export function mayMention(file: string, game: string): boolean {
  return (
    file.startsWith(`games/${game}/`) ||
    file.startsWith(`web/src/games/${game}/`) ||
    REGISTRIES.has(file) ||
    TESTS_AND_DOCS.test(file)
  );
}

/** One registry on each side. A manifest lists the packages its registry imports. */
const REGISTRIES: ReadonlySet<string> = new Set([
  'games/catalog/src/index.ts',
  'games/catalog/package.json',
  'web/src/games/index.ts',
  'web/package.json',
  'package-lock.json',
]);

/** Tests, measurements and documentation speak of particular games; so do pictures and their names. */
const TESTS_AND_DOCS = /(?:^|\/)(?:test|bench)\/|^docs\/|\.md$|^web\/public\/previews\//;
