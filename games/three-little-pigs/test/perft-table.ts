import type { PerftRow } from '@richtfest/testkit';

export const perftTable: readonly PerftRow[] = [
  { name: 'two players, the start', players: 2, counts: [32, 738, 1944, 20_474] },
  {
    name: 'five players, the start',
    players: 5,
    options: { firstSeat: 3 },
    counts: [32, 739, 1380, 38_847],
  },
  {
    name: 'two pairs and four houses to build on',
    players: 3,
    position: {
      phase: 'build',
      dice: ['door', 'window', 'door', 'window', 'roof'],
      houses: [
        ['stone window', 'straw window, wood window', 'wood door', 'wood window, straw roof'],
        ['wood door'],
        [],
      ],
    },
    counts: [7, 33, 1056, 32_802],
  },
  {
    name: 'five equal symbols',
    players: 2,
    position: {
      phase: 'build',
      dice: ['window', 'window', 'window', 'window', 'window'],
      houses: [['stone door'], []],
    },
    counts: [6, 78, 1922, 20_498],
  },
  {
    name: 'the wolf before six houses',
    players: 3,
    position: {
      seat: 1,
      phase: 'wolf',
      dice: ['door', 'door', 'wolf', 'wolf', 'wolf'],
      houses: [
        ['straw door, wood window, stone roof', 'straw window', 'wood door, straw roof'],
        ['stone door'],
        ['stone window, straw roof', 'wood window', 'straw door, straw window, straw window +1'],
      ],
    },
    counts: [6, 96, 1453, 4840],
  },
  {
    name: 'one wolf locked, the second roll',
    players: 2,
    position: {
      rolls: 2,
      dice: ['door', 'roof', 'wolf', 'window', 'window'],
      houses: [['straw door'], ['wood door']],
    },
    counts: [16, 24, 768, 17_712],
  },
  {
    name: 'one tile before the end',
    players: 2,
    position: {
      phase: 'build',
      dice: ['door', 'door', 'window', 'window', 'window'],
      houses: [['straw window', 'wood window'], []],
      stacks: { 'straw door': [1], 'stone roof': [], 'wood door': [] },
    },
    counts: [9, 49, 192],
  },
  {
    name: 'one tile before the end of a round',
    players: 3,
    options: { finishRound: true },
    position: {
      seat: 1,
      phase: 'build',
      dice: ['door', 'door', 'window', 'window', 'window'],
      houses: [['straw window', 'wood window'], ['stone window'], []],
      stacks: { 'straw door': [1], 'stone roof': [], 'wood door': [] },
    },
    counts: [6, 26, 832, 25_796, 15_488],
  },
];
