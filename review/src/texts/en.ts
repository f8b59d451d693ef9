import type { ReviewTexts } from './review-texts.ts';

export const en: ReviewTexts = {
  point: { one: 'point', other: 'points' },
  grades: {
    forced: 'forced',
    best: 'best',
    good: 'good',
    inaccuracy: 'inaccuracy',
    mistake: 'mistake',
    blunder: 'blunder',
  },
  won: (winners, format) =>
    winners.length === 1
      ? `${format.player(winners[0] ?? 0, 'You')} won`
      : `${format.players(winners, 'You')} won together`,
  aboveAll: (causes) => `above all ${causes}`,
  because: {
    luck: 'thanks to luck',
    own: 'by playing well',
    others: 'because the others left chances',
  },
  ahead: (seat, chance, format) =>
    `The game is unfinished: ${format.does(seat, 'you have', 'has')} the best chance to win, ${chance}`,
  decisive: (moment) => `${moment} mattered most`,
  moveNumber: (move) => `move ${move}`,
  momentsTitle: 'Key moments',
  noMoments: 'No single move or stroke of luck stands out.',
  choice: ({ move, name, played, best }) => `Move ${move}, ${name}: ${played}. Better: ${best}.`,
  lucky: (seat, move, format) => `Move ${move}: good luck for ${format.player(seat, 'you')}`,
  unlucky: (seat, move, format) => `Move ${move}: bad luck for ${format.player(seat, 'you')}`,
  luckyAfter: ({ seat, mover, move }, format) =>
    `After ${format.player(mover, 'your', (name) => `${name}’s`)} move ${move}: good luck for ${format.player(seat, 'you')}`,
  unluckyAfter: ({ seat, mover, move }, format) =>
    `After ${format.player(mover, 'your', (name) => `${name}’s`)} move ${move}: bad luck for ${format.player(seat, 'you')}`,
  balanceTitle: 'Where the result came from',
  balance: {
    start: 'start',
    luck: 'luck',
    own: 'own play',
    others: 'others',
    result: 'result',
  },
  chance: 'chance to win',
  pointsAhead: 'points ahead',
  gradesTitle: 'Decisions',
  note: 'Start, luck, own play and others add up to the result. Play is measured against a sensible player.',
  certainty: {
    playouts: '± shows how uncertain a figure is (one standard error).',
    'plan-rollouts': '± shows how uncertain a figure is (one standard error).',
    'whole-turns':
      '± shows how uncertain a figure is (one standard error). In this game whole turns are weighed, including trades. What follows them is estimated by a trained evaluation, whose own error is not shown.',
    'exact-turns':
      'All dice and spins of a turn are counted exactly, so there is no ± here. That doesn’t make the figures perfect: how the game goes on after the turn is estimated by a trained evaluation, whose own error is not shown.',
  },
  stopped: 'Stopped early: these figures are less precise than usual.',
  stoppedEarly: 'Stopped before the first result.',
};
