import type { JsonObject } from '@richtfest/engine';
import type { PerftRow } from '@richtfest/testkit';

const QUICK: JsonObject = { quickStart: true, firstSeat: 0 };

export const perftTable: readonly PerftRow[] = [
  { name: 'four players, the start', players: 4, counts: [1, 4, 4, 4, 4, 12, 12] },
  {
    name: 'four players, quick start',
    players: 4,
    options: QUICK,
    counts: [1, 4, 61, 649, 3767, 4657],
  },
  { name: 'three players, quick start', players: 3, options: QUICK, counts: [1, 20, 460, 6068] },
  {
    name: 'a full storage among traders, with a loose pillar',
    players: 4,
    options: QUICK,
    position: {
      phase: 'act',
      loosePillars: 1,
      players: [
        { storage: 'lamp lamp socket door', rooms: ['chamber A: A1', 'kitchen C: C1 D2'] },
        { storage: 'radiator tap tap', pillars: 3 },
        { storage: 'door shelf', rooms: ['hall G: G2'] },
        { storage: 'plaster tiles lamp', pillars: 4 },
      ],
    },
    counts: [115, 2343],
  },
  {
    name: 'an offer to all',
    players: 4,
    options: QUICK,
    position: {
      phase: 'answer',
      offer: { to: 'all', deal: 'lamp for door' },
      players: [
        { storage: 'lamp socket' },
        { storage: 'radiator' },
        { storage: 'door door' },
        { storage: 'door tiles' },
      ],
    },
    counts: [3, 9, 45, 188, 7111],
  },
  {
    name: 'a theft with the opener',
    players: 3,
    options: QUICK,
    position: {
      phase: 'steal',
      doubled: true,
      opener: 0,
      players: [{}, { storage: 'radiator tap' }, { storage: 'door' }],
    },
    counts: [4, 10, 213, 1568, 4862],
  },
  {
    name: 'two steps of a doubled 6',
    players: 4,
    options: QUICK,
    position: {
      phase: 'pillar',
      doubled: true,
      opener: 0,
      players: [{ pillars: 3, storage: 'lamp' }, { storage: 'tap' }],
    },
    counts: [2, 18, 59, 237, 1028, 7946],
  },
  {
    name: 'surplus of two seats',
    players: 3,
    options: QUICK,
    position: {
      phase: 'discard',
      players: [
        { storage: 'lamp lamp socket socket tap tap tap' },
        { storage: 'door door door door shelf shelf' },
      ],
    },
    counts: [3, 9, 18, 18, 630],
  },
  {
    name: 'three rolls for the 6',
    players: 4,
    options: QUICK,
    position: {
      players: [
        {
          pillars: 4,
          rooms: ['kitchen A: full', 'bathroom C: full', 'living-room E: full', 'hall G: full'],
        },
      ],
    },
    counts: [2, 5, 5, 5, 21, 687],
  },
];
