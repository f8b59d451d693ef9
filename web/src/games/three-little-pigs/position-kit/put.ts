import type { JsonObject } from '@richtfest/engine';
import { KINDS, MATERIALS, type Position, readTile, writeTile } from '@richtfest/three-little-pigs';
import {
  type Draft,
  bagOf,
  dropped,
  readSeat,
  withEntry,
  without,
} from '../../../position-editor/position-kit.ts';
import type { PadSpot } from '../../../score-pad/pad-game.ts';
import type { Entry } from '../../components.ts';
import { housesOf } from '../pad/entry.ts';
import { FACE, NO_TILE, known, optionsOf, seatEntry, tileText } from './entry.ts';

export function put(draft: Draft, { seat, place }: PadSpot, value: string | undefined): JsonObject {
  const position = known(draft);
  const [area = '', part = ''] = place.split('/');
  if (seat !== undefined) {
    const { [place]: _, ...others } = seatEntry(position, seat);
    const entry: Entry = value === undefined ? others : { ...others, [place]: value };
    const to = housesOf(entry).map((tiles) => tiles.map(({ component }) => component).join(', '));
    const houses = withEntry<readonly string[]>(position.houses, seat, { to, gap: [] });
    return settled(draft, { ...draft.position, houses });
  }
  switch (area) {
    case 'phase':
      return { ...dropped(draft.position, ['firstTile', 'rolls']), phase: value ?? 'roll' };
    case 'rolls':
      return { ...draft.position, rolls: Number(value) };
    case 'firstTile': {
      const rest = dropped(draft.position, ['firstTile']);
      return value === NO_TILE || value === undefined ? rest : { ...rest, firstTile: value };
    }
    case 'dice': {
      const face = (value ?? '').replace(FACE, '');
      const dice = (position.dice ?? []).map((old, die) => (die + 1 === Number(part) ? face : old));
      return { ...draft.position, dice };
    }
    case 'stacks': {
      const top = value === undefined ? undefined : readTile(value)?.pots;
      const stacks = { ...position.stacks, [part]: top === undefined ? [] : [top] };
      return settled(draft, { ...draft.position, stacks });
    }
    case 'box':
      return settled(draft, { ...draft.position, box: [...bagOf(value)] });
    case 'card': {
      const others = dropped(position.cards ?? {}, [part]);
      const holder = readSeat(value);
      return {
        ...draft.position,
        cards: holder === undefined ? others : { ...others, [part]: holder },
      };
    }
    default:
      return { ...draft.position, [area]: readSeat(value) ?? 0 };
  }
}

/**
 * LP-1: stacks hold the tiles that lie nowhere else. A tile taken from a house goes back to its
 * stack; a tile put on a house comes from its stack or, if that is empty, from the box.
 */
function settled(draft: Draft, position: JsonObject): JsonObject {
  const { stacks, box, houses = [] } = position as Position;
  const built = houses.flat().flatMap((house) => house.split(', '));
  const unbuilt = without(allTiles(draft), built);
  const boxed = box?.filter((tile) => {
    const rest = unbuilt.get(tile) ?? 0;
    if (rest > 0) unbuilt.set(tile, rest - 1);
    return rest > 0;
  });
  const lists = Object.entries(stacks ?? {}).flatMap(([stack, [top]]): [string, number[]][] => {
    const rest = [...unbuilt].flatMap(([text, count]) => {
      const tile = readTile(text);
      const isHere = tile !== undefined && `${tile.material} ${tile.kind}` === stack;
      return isHere ? Array<number>(Math.max(0, count)).fill(tile.pots) : [];
    });
    if (top === undefined) {
      boxed?.push(...rest.map((pots) => tileText(stack, pots)));
      return [[stack, []]];
    }
    const at = rest.indexOf(top);
    return at < 0 ? [] : [[stack, [top, ...rest.filter((_, each) => each !== at)]]];
  });
  return {
    ...dropped(position, ['stacks', 'box']),
    ...(lists.length === 0 ? {} : { stacks: Object.fromEntries(lists) }),
    ...(boxed === undefined ? {} : { box: boxed }),
  };
}

export function allTiles(draft: Draft): string[] {
  const { pots } = optionsOf(draft);
  return KINDS.flatMap((kind) =>
    MATERIALS.flatMap((material) =>
      pots[kind][material].map((count) => writeTile({ kind, material, pots: count })),
    ),
  );
}

export function left(draft: Draft): Map<string, number> {
  const { houses = [] } = draft.position as Position;
  return without(
    allTiles(draft),
    houses.flat().flatMap((house) => house.split(', ')),
  );
}
