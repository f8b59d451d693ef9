import { type ByLanguage, type Game, nearest } from '@richtfest/engine';

/** What is known of a game before it is opened. Nobody pays for a game he does not open. */
export interface CatalogEntry {
  readonly id: string;
  readonly names: ByLanguage<string>;
  readonly players: { readonly min: number; readonly max: number };
  readonly designer: string;
  /** The rules versions that can be played and replayed, the newest last. */
  readonly rulesVersions: readonly number[];
  /** The game under a rules version, by default the newest. */
  load(rulesVersion?: number): Promise<Game>;
}

export const catalog: readonly CatalogEntry[] = [
  {
    id: 'three-little-pigs',
    names: {
      en: 'The Three Little Pigs',
      de: 'Die drei kleinen Schweinchen',
      nl: 'De drie kleine biggetjes',
    },
    players: { min: 2, max: 5 },
    designer: 'Laurent Pouchain',
    rulesVersions: [1],
    load: async (rulesVersion = 1) => {
      requireVersion('three-little-pigs', rulesVersion, [1]);
      const { threeLittlePigs } = await import('@richtfest/three-little-pigs');
      return threeLittlePigs;
    },
  },
  {
    id: 'ueberdachen',
    names: { en: 'Topping Out', de: 'Überdachen ohne einzukrachen', nl: 'Onder dak' },
    players: { min: 3, max: 4 },
    designer: 'unknown',
    rulesVersions: [1],
    load: async (rulesVersion = 1) => {
      requireVersion('ueberdachen', rulesVersion, [1]);
      const { ueberdachen } = await import('@richtfest/ueberdachen');
      return ueberdachen;
    },
  },
];

/** A match of a version nobody here can play any more (or yet): it can be kept, not replayed. */
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

function requireVersion(id: string, rulesVersion: number, known: readonly number[]): void {
  if (!known.includes(rulesVersion)) throw new UnknownRulesVersion(id, rulesVersion, known);
}
