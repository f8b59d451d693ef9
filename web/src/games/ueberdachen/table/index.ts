import type { UeberdachenTypes } from '@richtfest/ueberdachen';
import { defineTable } from '../../define-table.tsx';
import { Sprite } from '../art/sprite.tsx';
import { SiteTable } from './site-table.tsx';
import { SiteNotes, SitePicture } from './parts/closer-site.tsx';
import { nameLost } from './name-lost.ts';
import { party } from './party.tsx';
import { colouredByTrade } from './seat-colours.ts';
import { speech } from './speech.ts';
import { spotsOf } from './spots.ts';

export const table = defineTable<UeberdachenTypes>({
  speech,
  Table: SiteTable,
  house: { Picture: SitePicture, Notes: SiteNotes, Shapes: Sprite, party },
  // Ending a turn although something could be built.
  givesUp: { 'end-turn': ['build', 'open-room', 'set-pillar'] },
  nameLost,
  spotsOf,
  colouredSeats: colouredByTrade,
});
