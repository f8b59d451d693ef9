import {
  type ByLanguage,
  type Game,
  type GameBots,
  type GameTypes,
  type PlayableGame,
  nearest,
  withBots,
} from '@richtfest/engine';

/** What is known of a game before it is opened. Nobody pays for a game he does not open. */
export interface CatalogEntry {
  readonly id: string;
  readonly names: ByLanguage<string>;
  readonly players: { readonly min: number; readonly max: number };
  /** From the rulebook or the box; if neither says, an estimate that the edition notes explain. */
  readonly minutes?: number;
  /** The age from which children play along; like the play time. */
  readonly age?: number;
  /** Where the box or anybody else names one. */
  readonly designer?: string;
  /** The rules versions that can be played and replayed, the newest last. */
  readonly rulesVersions: readonly number[];
  /** The game under a rules version, by default the newest, with what its package says about bots. */
  load(rulesVersion?: number): Promise<PlayableGame>;
}

/** What is known of a game, with a loader for each version of its rules: the first is version 1. */
function entry(
  known: Omit<CatalogEntry, 'load' | 'rulesVersions'>,
  ...loaders: readonly (() => Promise<PlayableGame>)[]
): CatalogEntry {
  const rulesVersions = loaders.map((_, at) => at + 1);
  return {
    ...known,
    rulesVersions,
    async load(rulesVersion = loaders.length) {
      const load = loaders[rulesVersion - 1];
      if (load === undefined) throw new UnknownRulesVersion(known.id, rulesVersion, rulesVersions);
      return load();
    },
  };
}

/** A game that is loaded again is the same object. */
const tied = new Map<unknown, PlayableGame>();

function tie<T extends GameTypes>(game: Game<T>, bots: GameBots<T>): PlayableGame {
  const playable = tied.get(game) ?? withBots(game, bots);
  tied.set(game, playable);
  return playable;
}

export const catalog: readonly CatalogEntry[] = [
  entry(
    {
      id: 'three-little-pigs',
      names: {
        en: 'The Three Little Pigs',
        de: 'Die drei kleinen Schweinchen',
        nl: 'De drie kleine biggetjes',
      },
      players: { min: 2, max: 5 },
      minutes: 20,
      age: 7,
      designer: 'Laurent Pouchain',
    },
    async () => {
      const { threeLittlePigs, pigsBots } = await import('@richtfest/three-little-pigs');
      return tie(threeLittlePigs, pigsBots);
    },
  ),
  entry(
    {
      id: 'dream-home',
      names: { en: 'Dream Home', de: 'Mein Traumhaus', nl: 'Droomhuis' },
      players: { min: 2, max: 4 },
      minutes: 30,
      age: 7,
      designer: 'Klemens Kalicki',
    },
    async () => {
      const { dreamHome, dreamHomeBots } = await import('@richtfest/dream-home');
      return tie(dreamHome, dreamHomeBots);
    },
  ),
  entry(
    {
      id: 'best-treehouse',
      names: {
        en: 'Best Treehouse Ever',
        de: 'Das allerbeste Baumhaus',
        nl: 'De allerbeste boomhut',
      },
      players: { min: 2, max: 4 },
      minutes: 20,
      age: 8,
      designer: 'Scott Almes',
    },
    async () => {
      const { bestTreehouseV1, treehouseBots } = await import('@richtfest/best-treehouse');
      return tie(bestTreehouseV1, treehouseBots);
    },
    async () => {
      const { bestTreehouse, treehouseBots } = await import('@richtfest/best-treehouse');
      return tie(bestTreehouse, treehouseBots);
    },
  ),
  entry(
    {
      id: 'ueberdachen',
      names: { en: 'Topping Out', de: 'Überdachen ohne einzukrachen', nl: 'Onder dak' },
      players: { min: 3, max: 4 },
      minutes: 75,
      age: 8,
    },
    async () => {
      const { ueberdachen, ueberdachenBots } = await import('@richtfest/ueberdachen');
      return tie(ueberdachen, ueberdachenBots);
    },
  ),
];

/** The game of examples in help texts. */
export const EXAMPLE_GAME = 'three-little-pigs';

/** A match of a version that can't be played here any more (or yet): it can be stored, not replayed. */
export class UnknownRulesVersion extends Error {
  constructor(id: string, rulesVersion: number, known: readonly number[]) {
    super(
      `Rules version ${rulesVersion} of ${id} is not known here; known are ${known.join(', ')}.`,
    );
    this.name = 'UnknownRulesVersion';
  }
}

export function findGame(id: string): CatalogEntry | undefined {
  return catalog.find((entry) => entry.id === id);
}

export function nearestGame(id: string): string | undefined {
  return nearest(
    id,
    catalog.map((entry) => entry.id),
  );
}
