import type { PerftRow } from '@richtfest/testkit';

export const perftTable: readonly PerftRow[] = [
  {
    name: 'two players, the start',
    players: 2,
    counts: [6, 36, 108, 324, 1620, 8100, 18_900, 44_100],
  },
  { name: 'three players, the start', players: 3, counts: [6, 36, 216, 648, 1944, 5832] },
  {
    name: 'four players, the start',
    players: 4,
    options: { firstSeat: 3 },
    counts: [6, 36, 216, 1296, 3888],
  },
  {
    name: 'two trees in week 3, the middle of the game',
    players: 2,
    position: {
      phase: 'choose',
      round: 3,
      pick: 2,
      trees: [
        ['library gym', 'chemistry-lab cargo-net trampoline', 'sauna - beehive -'],
        ['pizzeria arcade', 'bakery grill casino', '- - theatre -'],
      ],
    },
    counts: [5, 25, 75, 225, 900, 3600, 8880],
  },
  {
    name: 'the last picks and the bonus cards of three',
    players: 3,
    position: { phase: 'choose', round: 1, pick: 5, trees: [['library gym'], ['bakery -'], []] },
    counts: [2, 4, 8, 24, 48, 144, 288, 576],
  },
  {
    name: 'bonus cards of four, taken and put, and the next week',
    players: 4,
    options: { firstSeat: 2 },
    position: {
      phase: 'take-bonus',
      round: 2,
      trees: [['library gym'], ['bakery -'], [], ['- sauna']],
    },
    counts: [2, 4, 6, 6, 36, 180, 720, 2160, 12_960],
  },
  {
    name: 'two players put their zeros and the game ends',
    players: 2,
    position: { phase: 'put-bonus', round: 3, trees: [['library gym'], ['bakery -']] },
    counts: [6, 30, 0],
  },
  {
    name: 'young players take colours',
    players: 3,
    options: { young: true, firstSeat: 1 },
    position: { phase: 'take-colour', round: 1, trees: [['library gym'], ['bakery -'], []] },
    counts: [6, 30, 120, 720, 4320],
  },
];
