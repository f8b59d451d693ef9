import type { Room } from '@richtfest/dream-home';
import type { Cut } from './paper.tsx';
import { bathroom } from './rooms/bathroom.ts';
import { bedroom } from './rooms/bedroom.ts';
import { garage, laundry, storageRoom, wineCellar, workshop } from './rooms/cellar.ts';
import { childrensRoom } from './rooms/childrens-room.ts';
import { kitchen } from './rooms/kitchen.ts';
import { livingRoom } from './rooms/living-room.ts';
import { gamesRoom, library, study } from './rooms/quiet-rooms.ts';
import { dressingRoom, pantry, sauna } from './rooms/side-rooms.ts';

/** How many children each card of the room shows, from the left. */
export type Kids = readonly number[];

type Scene = (kids: Kids) => Cut;

const SCENES: Readonly<Record<Room, Scene>> = {
  'living-room': livingRoom,
  bedroom,
  bathroom,
  kitchen,
  'childrens-room': childrensRoom,
  study,
  library,
  'games-room': gamesRoom,
  sauna,
  pantry,
  'dressing-room': dressingRoom,
  garage,
  'wine-cellar': wineCellar,
  workshop,
  'storage-room': storageRoom,
  laundry,
};

/** The widest scene drawn for a room. */
const WIDEST: Readonly<Partial<Record<Room, number>>> = {
  'living-room': 3,
  bedroom: 2,
  kitchen: 2,
  'childrens-room': 2,
  garage: 2,
};

/** The scenes of a room, from the left: one, unless custom cards make it wider than any scene. */
export function scenesOf(
  room: Room,
  kids: Kids,
): readonly { readonly at: number; readonly cut: Cut }[] {
  const scene = SCENES[room];
  const widest = WIDEST[room] ?? 1;
  return Array.from({ length: Math.ceil(kids.length / widest) }, (_, part) => ({
    at: part * widest,
    cut: scene(kids.slice(part * widest, (part + 1) * widest)),
  }));
}
