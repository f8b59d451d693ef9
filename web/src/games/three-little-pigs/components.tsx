import { type Language, capitalize } from '@richtfest/engine';
import {
  type Kind,
  MATERIALS,
  type Material,
  type Tile,
  pigsTexts,
  readTile,
  writeTile,
} from '@richtfest/three-little-pigs';
import type { GameComponents } from '../components.ts';
import palette from './art/palette.module.css';
import { Sprite } from './art/sprite.tsx';
import { TileArt } from './table/parts/tile-art.tsx';

/** LP-2: the numbers of flower pots on the tiles of a kind. */
const POTS: Readonly<Record<Kind, readonly number[]>> = {
  door: [0, 1],
  window: [0, 1, 2],
  roof: [0, 1],
};

/** The tiles of these kinds, a row per number of pots and a column per material. */
function tilesOf(kinds: readonly Kind[]): string[] {
  return kinds.flatMap((kind) =>
    POTS[kind].flatMap((pots) => MATERIALS.map((material) => writeTile({ kind, material, pots }))),
  );
}

const GROUND_TILES = tilesOf(['door', 'window', 'roof']);
const UPPER_TILES = tilesOf(['window', 'roof', 'door']);

/** The tiles and material cards that can be put on the places of a meadow. */
export const components: GameComponents = {
  choicesAt(place) {
    if (place.startsWith('card/')) return [place.slice('card/'.length)];
    if (!place.includes('/')) return [place];
    return place.endsWith('/1') ? GROUND_TILES : UPPER_TILES;
  },
  nameOf(component, language) {
    const tile = readTile(component);
    if (tile !== undefined) return nameOfTile(tile, language);
    const material = MATERIALS.find((each) => each === component);
    return material === undefined ? component : capitalize(pigsTexts[language].materials[material]);
  },
  Art: ({ component }) => {
    const tile = readTile(component) ?? cardTile(component);
    return tile === undefined ? undefined : <TileArt {...tile} />;
  },
  Shapes: Sprite,
  palette: palette['palette'] ?? '',
};

function nameOfTile({ kind, material, pots }: Tile, language: Language): string {
  const name = pigsTexts[language].tiles[kind][material].one;
  return pots === 0 ? capitalize(name) : `${capitalize(name)}, ${pots}\u00a0✿`;
}

/** LP-13: a material card is drawn as a roof of its material. */
function cardTile(component: string): Tile | undefined {
  const material = MATERIALS.find((each): each is Material => each === component);
  return material === undefined ? undefined : { kind: 'roof', material, pots: 0 };
}
