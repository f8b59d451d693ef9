import type { Json } from '@richtfest/engine';
import type { PerftRow } from '@richtfest/testkit';

const HALF_BUILT: Json = {
  market: ['kitchen', 'living-room, red roof', 'bedroom, supplier', 'bathroom, whirlpool', ''],
  houses: [
    {
      B4: 'garage',
      G1: 'living-room with fireplace',
      G2: 'bathroom',
      U1: 'kitchen',
      G3: 'scaffold',
    },
    { B5: 'workshop', G1: 'bedroom', G2: 'bedroom', U2: 'study face down' },
  ],
  tools: [['drill', 'cement-mixer'], ['drill']],
  round: 5,
};

const END: Json = {
  phase: 'helpers',
  houses: [
    {
      B4: 'garage',
      B5: 'kitchen face down',
      G1: 'living-room with fireplace',
      G2: 'living-room',
      G3: 'bathroom',
      U1: 'bedroom with cat-house',
      U2: 'living-room with grand-piano',
      U3: 'sauna',
    },
    { B4: 'workshop', G1: 'kitchen', G2: 'kitchen', U1: 'study' },
  ],
  helpers: [
    ['supplier', 'handyman', 'roofer'],
    ['supplier', 'architect'],
  ],
  roofs: [['red roof', 'red roof', 'red roof'], ['green roof']],
  discards: {
    rooms: ['garage', 'living-room', 'bathroom', 'childrens-room +2'],
    specials: [
      'red roof window',
      'green roof',
      'green roof',
      'fireplace',
      'cat-house',
      'grand-piano',
    ],
  },
};

export const perftTable: readonly PerftRow[] = [
  { name: 'two players, the start', players: 2, counts: [4, 16, 80, 240, 1200] },
  {
    name: 'two players, the start, Dutch edition',
    players: 2,
    options: { edition: 'nl' },
    counts: [4, 16, 125, 375, 2928],
  },
  {
    name: 'three players, no discards',
    players: 3,
    options: { columnDiscard: false, firstSeat: 1 },
    counts: [5, 25, 100, 500, 1500],
  },
  { name: 'four players, the start', players: 4, counts: [5, 25, 100, 500, 1500] },
  {
    name: 'half-built houses with tools',
    players: 2,
    position: HALF_BUILT,
    counts: [20, 204, 943, 5213, 27_616],
  },
  {
    name: 'half-built houses with tools, Dutch edition',
    players: 2,
    options: { edition: 'nl' },
    position: HALF_BUILT,
    counts: [20, 219, 1305, 9680, 57_737],
  },
  {
    name: 'two jackhammers at the start of a round',
    players: 3,
    position: {
      phase: 'jackhammer',
      round: 3,
      market: [
        'kitchen',
        'living-room, red roof',
        'bedroom, drill',
        'bathroom, whirlpool',
        'garage, scaffold',
      ],
      tools: [['jackhammer'], [], ['jackhammer']],
    },
    counts: [6, 31, 154, 676, 1775],
  },
  { name: 'helpers of the end', players: 2, position: END, counts: [33, 614, 3613, 32_357, 0] },
  {
    name: 'helpers of the end, Dutch edition',
    players: 2,
    options: { edition: 'nl' },
    position: END,
    counts: [34, 650, 3845, 34_788, 0],
  },
];
