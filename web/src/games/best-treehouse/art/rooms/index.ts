import type { RoomId } from '@richtfest/best-treehouse';
import { blue } from './blue.ts';
import { brown } from './brown.ts';
import type { Picture } from './cut.ts';
import { green } from './green.ts';
import { purple } from './purple.ts';
import { red } from './red.ts';
import { yellow } from './yellow.ts';

/** A little picture of every room (BT-1). */
export const PICTURES: Readonly<Record<RoomId, Picture>> = {
  ...red,
  ...yellow,
  ...green,
  ...blue,
  ...purple,
  ...brown,
};
