import type { PigsTypes } from '@richtfest/three-little-pigs';
import { defineTable } from '../../define-table.tsx';
import { Sprite } from '../art/sprite.tsx';
import { PigsTable } from './pigs-table.tsx';
import { MeadowNotes, MeadowPicture } from './parts/closer-meadow.tsx';
import { nameLost } from './name-lost.ts';
import { party } from './party.tsx';
import { speech } from './speech.ts';
import { spotsOf } from './spots.ts';

export const table = defineTable<PigsTypes>({
  speech,
  Table: PigsTable,
  house: { Picture: MeadowPicture, Notes: MeadowNotes, Shapes: Sprite, party },
  // Ending a turn although a tile could be built, or stopping without any tile to build.
  givesUp: { done: ['build'], stop: ['roll'] },
  nameLost,
  spotsOf,
});
