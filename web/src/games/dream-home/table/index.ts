import type { DreamHomeTypes } from '@richtfest/dream-home';
import { defineTable } from '../../define-table.tsx';
import { DreamTable } from './dream-table.tsx';
import { AdmiredHouse, AdmiredNotes } from './parts/closer-house.tsx';
import { nameLost } from './name-lost.ts';
import { party } from './party.tsx';
import { speech } from './speech.ts';
import { spotsOf } from './spots.ts';

export const table = defineTable<DreamHomeTypes>({
  speech,
  Table: DreamTable,
  house: { Picture: AdmiredHouse, Notes: AdmiredNotes, party },
  // Leaving helpers unused at the end.
  givesUp: { done: ['handyman', 'roofer', 'supplier'] },
  nameLost,
  spotsOf,
});
