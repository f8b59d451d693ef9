import { readFile } from 'node:fs/promises';
import {
  COLOURS,
  DECORS,
  HELPERS,
  type Options,
  ROOMS,
  type Room,
  TOOLS,
  dreamHome,
} from '@richtfest/dream-home';
import { checkedOptions } from '@richtfest/engine';
import { type ReactNode, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { DECOR_ART } from '../../src/games/dream-home/art/decor.ts';
import { Garden } from '../../src/games/dream-home/art/garden.tsx';
import { Ground } from '../../src/games/dream-home/art/ground.tsx';
import { KIT_ART } from '../../src/games/dream-home/art/people.ts';
import { RoofPatch } from '../../src/games/dream-home/art/roof.tsx';
import {
  emptyRoom,
  frame,
  pit,
  scaffold,
} from '../../src/games/dream-home/art/rooms/unfinished.ts';
import { scenesOf } from '../../src/games/dream-home/art/scenes.ts';
import { StartSign } from '../../src/games/dream-home/art/start-sign.tsx';
import { Top } from '../../src/games/dream-home/art/top.tsx';

const { cards } = checkedOptions(dreamHome, { players: 2, options: {} }) as unknown as Options;
const SIZES = ROOMS.flatMap((room) =>
  cards.rooms[room].points.map((_, at) => ({ room, size: at + 1 })),
);

const roofs = COLOURS.map((colour) => ({ colour, window: colour === 'red' }));

const drawn = (piece: ReactNode) => renderToStaticMarkup(createElement('svg', undefined, piece));

/** All pictures as markup. */
function everything(): string {
  const scenes = SIZES.flatMap(({ room, size }) =>
    scenesOf(
      room,
      Array.from({ length: size }, () => 2),
    ).map(({ cut }) => cut),
  );
  const pieces = [
    ...scenes,
    ...[0, 1, 2, 3].map(emptyRoom),
    ...Object.values({ ...DECOR_ART, ...KIT_ART }),
    frame,
    pit,
    scaffold,
    createElement(Ground),
    createElement(Garden, { outdoors: ['tree-house', 'bird-house'] }),
    createElement(StartSign),
    createElement(Top, { count: 5, pile: roofs, laid: undefined }),
    createElement(Top, { count: 5, pile: roofs, laid: roofs }),
    ...roofs.map((roof) => createElement(RoofPatch, { ...roof, width: 40, height: 30 })),
  ];
  return pieces.map(drawn).join('');
}

async function coloursIn(path: string): Promise<string[]> {
  const css = await readFile(new URL(path, import.meta.url), 'utf8');
  return [...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name ?? '');
}

describe('the art', () => {
  test('has a scene for every room in every size it can have', () => {
    for (const { room, size } of SIZES) {
      const scenes = scenesOf(
        room,
        Array.from({ length: size }, () => 0),
      );
      expect({ room, size, scenes: scenes.length }).toEqual({ room, size, scenes: 1 });
    }
  });

  test('combines scenes if a host’s own cards allow wider rooms', () => {
    expect(scenesOf('living-room', [0, 1, 0, 1]).map(({ at }) => at)).toEqual([0, 3]);
    expect(scenesOf('study', [0, 0]).map(({ at }) => at)).toEqual([0, 1]);
  });

  test('shows exactly the children of the cards', () => {
    const faces = (room: Room, kids: readonly number[]) =>
      scenesOf(room, kids)
        .map(({ cut }) => drawn(cut))
        .join('')
        .split('var(--skin-deep)').length - 1;
    for (const room of ROOMS) {
      for (const children of cards.rooms[room].children) {
        expect({ room, faces: faces(room, [children]) }).toEqual({ room, faces: children });
      }
    }
    const pairs = [
      [0, 1],
      [1, 0],
      [1, 1],
    ];
    for (const room of ['living-room', 'kitchen', 'childrens-room', 'garage'] as const) {
      expect(pairs.map((kids) => faces(room, kids))).toEqual([1, 1, 2]);
    }
    expect(faces('living-room', [1, 1, 1])).toBe(3);
    expect(faces('childrens-room', [2, 2])).toBe(4);
  });

  test('has a picture for every tile, helper and tool', () => {
    expect(Object.keys(DECOR_ART)).toEqual([...DECORS]);
    expect(Object.keys(KIT_ART)).toEqual([...HELPERS, ...TOOLS]);
  });

  test('takes every colour from the palette or the house’s own', async () => {
    const known = new Set([
      ...(await coloursIn('../../src/games/dream-home/art/palette.module.css')),
      ...(await coloursIn('../../src/style/tokens.css')),
    ]);
    const used = new Set([...everything().matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name));
    expect(used.size).toBeGreaterThan(40);
    expect([...used].filter((name) => !known.has(name ?? ''))).toEqual([]);
  });
});
