import type { Event, Kind, Material, Tile, View } from '@richtfest/three-little-pigs';
import { changeAt } from '../../../board/change-at.ts';
import type { HouseTiles } from './types.ts';

/**
 * What is drawn: a view on its way through the events that lead to the next one. Houses and tiles
 * have stable keys, so that a house that moves up remains the same element.
 */
export interface Scene {
  readonly view: View;
  /** By seat, then by house. */
  readonly keys: readonly (readonly HouseKeys[])[];
  readonly nextKey: number;
}

export interface HouseKeys {
  readonly key: number;
  /** From the bottom to the top. */
  readonly tiles: readonly number[];
}

/** The scene of a view; houses that match the previous scene keep their keys. */
export function sceneOf(view: View, before?: Scene): Scene {
  let nextKey = before?.nextKey ?? 0;
  const keys = view.players.map(({ houses }, seat) =>
    houses.map((house, at): HouseKeys => {
      const known = before?.keys[seat]?.[at];
      const old = before?.view.players[seat]?.houses[at];
      if (known !== undefined && old !== undefined && isSameHouse(old, house)) return known;
      return { key: nextKey++, tiles: house.map(() => nextKey++) };
    }),
  );
  return { view, keys, nextKey };
}

/** The scene after an event. Its phase may be stale until the next view. */
export function afterEvent(scene: Scene, event: Event): Scene {
  const { view } = scene;
  switch (event.type) {
    case 'first-seat-drawn':
      return seen(scene, { firstSeat: event.seat });
    case 'turn-began':
      return beginTurn(scene, event.seat);
    case 'dice-rolled':
      return seen(scene, { dice: event.dice, rolls: event.roll, phase: 'roll' });
    case 'rolling-stopped':
      return seen(scene, { phase: 'build' });
    case 'tile-built':
      return build(scene, event);
    case 'stack-turned':
      return seen(scene, { stacks: turnUp(view.stacks, event, event.pots) });
    case 'card-won':
      return seen(scene, { players: giveCard(view.players, event.seat, event.material) });
    case 'wolf-came':
      return seen(scene, { phase: 'wolf' });
    case 'house-blown':
      return blow(scene, event);
    case 'game-ended':
      return seen(scene, { phase: 'over' });
    case 'nothing-to-build':
    case 'house-finished':
    case 'stack-emptied':
    case 'wolf-left':
      return scene;
  }
}

function seen(scene: Scene, changes: Partial<View>): Scene {
  return { ...scene, view: { ...scene.view, ...changes } };
}

function beginTurn(scene: Scene, seat: number): Scene {
  const { firstTile: _, ...view } = scene.view;
  const players = changeAt(view.players, seat, (player) => ({
    ...player,
    turns: player.turns + 1,
  }));
  return { ...scene, view: { ...view, players, seat, phase: 'roll', rolls: 0 } };
}

function build(scene: Scene, event: Extract<Event, { type: 'tile-built' }>): Scene {
  const { seat, tile, house, isNew } = event;
  const { kind, material } = tile;
  const { view, nextKey } = scene;
  const isUnder = kind === 'door';
  const put = <T>(list: readonly T[], item: T): T[] =>
    isUnder ? [item, ...list] : [...list, item];
  const players = changeAt(view.players, seat, (player) => ({
    ...player,
    houses: isNew
      ? [...player.houses, [tile]]
      : changeAt(player.houses, house, (old) => put(old, tile)),
  }));
  const keys = changeAt(scene.keys, seat, (houses) =>
    isNew
      ? [...houses, { key: nextKey, tiles: [nextKey + 1] }]
      : changeAt(houses, house, (old) => ({ ...old, tiles: put(old.tiles, nextKey + 1) })),
  );
  const stacks = view.stacks.map((stack) => {
    if (stack.kind !== kind || stack.material !== material) return stack;
    const { top: _, ...rest } = stack;
    return rest;
  });
  const firstTile = view.firstTile ?? { kind, material };
  return {
    view: { ...view, players, stacks, phase: 'build', firstTile },
    keys,
    nextKey: nextKey + 2,
  };
}

function turnUp(
  stacks: View['stacks'],
  { kind, material }: { readonly kind: Kind; readonly material: Material },
  pots: number,
): View['stacks'] {
  return stacks.map((stack) => {
    if (stack.kind !== kind || stack.material !== material) return stack;
    return { ...stack, top: pots, below: stack.below.toSpliced(stack.below.indexOf(pots), 1) };
  });
}

function giveCard(players: View['players'], seat: number, material: Material): View['players'] {
  return changeAt(players, seat, (player) => ({ ...player, cards: [...player.cards, material] }));
}

function blow(scene: Scene, event: Extract<Event, { type: 'house-blown' }>): Scene {
  const { target, house, lost, left } = event;
  const { view } = scene;
  const standing = standingTiles(view.players[target]?.houses[house] ?? [], left);
  const players = changeAt(view.players, target, (player) => ({
    ...player,
    houses:
      left.length === 0
        ? player.houses.toSpliced(house, 1)
        : changeAt(player.houses, house, () => left),
  }));
  const keys = changeAt(scene.keys, target, (houses) =>
    left.length === 0
      ? houses.toSpliced(house, 1)
      : changeAt(houses, house, (old) => ({
          ...old,
          tiles: old.tiles.filter((__, tile) => standing.has(tile)),
        })),
  );
  return { ...scene, view: { ...view, players, box: [...view.box, ...lost] }, keys };
}

/** The tiles of a house that remain, counted from the bottom. */
export function standingTiles(house: HouseTiles, left: readonly Tile[]): ReadonlySet<number> {
  const standing = new Set<number>();
  let next = 0;
  house.forEach((tile, index) => {
    const kept = left[next];
    if (kept === undefined || !isSameTile(tile, kept)) return;
    standing.add(index);
    next++;
  });
  return standing;
}

function isSameTile(a: Tile, b: Tile): boolean {
  return a.kind === b.kind && a.material === b.material && a.pots === b.pots;
}

function isSameHouse(a: HouseTiles, b: HouseTiles): boolean {
  return a.length === b.length && a.every((tile, index) => isSameTile(tile, b[index] ?? tile));
}
