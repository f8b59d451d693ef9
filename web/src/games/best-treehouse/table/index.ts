import type { TreehouseTypes } from '@richtfest/best-treehouse';
import { defineTable } from '../../define-table.tsx';
import { TreehouseTable } from './treehouse-table.tsx';
import { TreeNotes, TreePicture } from './parts/closer-tree.tsx';
import { party } from './party.tsx';
import { speech } from './speech.ts';
import { spotsOf } from './spots.ts';

export const table = defineTable<TreehouseTypes>({
  speech,
  Table: TreehouseTable,
  house: { Picture: TreePicture, Notes: TreeNotes, party },
  // Discarding a card that would have fitted into the tree.
  givesUp: { discard: ['place'] },
  spotsOf,
});
