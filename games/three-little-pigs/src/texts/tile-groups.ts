import type { Tile } from '../words.ts';

interface TileGroup {
  readonly tile: Tile;
  readonly count: number;
}

/** Tiles of one kind and material are named together: “2 straw windows”. */
export function groupTiles(tiles: readonly Tile[]): TileGroup[] {
  const groups: { tile: Tile; count: number }[] = [];
  for (const tile of tiles) {
    const known = groups.find(
      (group) => group.tile.kind === tile.kind && group.tile.material === tile.material,
    );
    if (known === undefined) groups.push({ tile, count: 1 });
    else known.count++;
  }
  return groups;
}
