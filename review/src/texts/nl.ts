import type { ReviewTexts } from './review-texts.ts';

export const nl: ReviewTexts = {
  point: { one: 'punt', other: 'punten' },
  grades: {
    forced: 'gedwongen',
    best: 'beste zet',
    good: 'goed',
    inaccuracy: 'onnauwkeurig',
    mistake: 'fout',
    blunder: 'grote fout',
  },
  won: (winners, format) =>
    winners.length === 1
      ? format.does(winners[0] ?? 0, 'Je hebt gewonnen', 'heeft gewonnen')
      : `${format.players(winners, 'Jij')} hebben samen gewonnen`,
  aboveAll: (causes) => `vooral ${causes}`,
  because: {
    luck: 'met geluk',
    own: 'door goed te spelen',
    others: 'doordat de anderen kansen lieten liggen',
  },
  ahead: (seat, chance, format) =>
    `Het spel is niet afgemaakt: ${format.does(seat, 'jij hebt', 'heeft')} de beste kans om te winnen, ${chance}`,
  decisive: (moment) => `het belangrijkst was ${moment}`,
  moveNumber: (move) => `zet ${move}`,
  momentsTitle: 'Belangrijke momenten',
  noMoments: 'Geen enkele zet en geen enkel toeval springt eruit.',
  choice: ({ move, name, played, best }) => `Zet ${move}, ${name}: ${played}. Beter: ${best}.`,
  lucky: (seat, move, format) => `Zet ${move}: geluk voor ${format.player(seat, 'jou')}`,
  unlucky: (seat, move, format) => `Zet ${move}: pech voor ${format.player(seat, 'jou')}`,
  luckyAfter: ({ seat, mover, move }, format) =>
    `Na ${format.player(mover, `jouw zet ${move}`, (name) => `zet ${move} van ${name}`)}: geluk voor ${format.player(seat, 'jou')}`,
  unluckyAfter: ({ seat, mover, move }, format) =>
    `Na ${format.player(mover, `jouw zet ${move}`, (name) => `zet ${move} van ${name}`)}: pech voor ${format.player(seat, 'jou')}`,
  balanceTitle: 'Waar het resultaat vandaan kwam',
  balance: {
    start: 'begin',
    luck: 'geluk',
    own: 'eigen spel',
    others: 'de anderen',
    result: 'resultaat',
  },
  chance: 'winstkans',
  pointsAhead: 'punten voorsprong',
  gradesTitle: 'Beslissingen',
  note: 'Begin, geluk, eigen spel en de anderen vormen samen het resultaat. Er wordt gemeten tegen iemand die verstandig speelt.',
  certainty: {
    playouts: '± laat zien hoe onzeker een getal is (één standaardfout).',
    'plan-rollouts': '± laat zien hoe onzeker een getal is (één standaardfout).',
    'whole-turns':
      '± laat zien hoe onzeker een getal is (één standaardfout). In dit spel worden hele beurten gewogen, met ruilen en al. Wat erna komt, schat een getraind model, waarvan de eigen fout niet wordt getoond.',
    'exact-turns':
      'Alle worpen en draaien van een beurt zijn precies doorgerekend, daarom staat hier geen ±. Helemaal zeker zijn de cijfers toch niet: hoe het na de beurt verdergaat, schat een getraind model, waarvan de eigen fout niet wordt getoond.',
  },
  stopped: 'Voortijdig gestopt: deze cijfers zijn minder nauwkeurig dan anders.',
  stoppedEarly: 'Gestopt voordat er een eerste resultaat was.',
};
