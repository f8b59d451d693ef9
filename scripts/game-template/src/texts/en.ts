import { type GameTexts, askedAmong, capitalize } from '@richtfest/engine';
import type { XyzGameTypes } from '../types.ts';

const PLANK = { one: 'plank', other: 'planks' };

export const en: GameTexts<XyzGameTypes> = {
  name: 'Xyz Game',
  blurb: 'All choose a plank in secret, and the highest builds a wall. Spend your best ones well.',
  rules: {
    'XY-1': {
      title: 'Planks',
      text: 'There are 30 planks, numbered from 1 to 30. Each number exists once.',
    },
    'XY-2': {
      title: 'Dealing',
      text: 'Each player gets one plank for every round and keeps them hidden. The other planks stay in the box and are never shown.',
    },
    'XY-3': {
      title: 'Choosing',
      text: 'In every round all players choose a plank of their hand at the same time, in secret. Until the last player has chosen, you may take your choice back. If your time runs out, your lowest plank is chosen.',
    },
    'XY-4': {
      title: 'Building',
      text: 'When everybody has chosen, all planks are laid face up. The player with the highest one builds a wall, which is worth 1 point.',
    },
    'XY-5': {
      title: 'Winning',
      text: 'The game ends when all hands are empty. The player with the most points wins. On a tie, the one who built a wall with the highest plank wins.',
    },
  },
  options: {
    rounds: { name: 'Rounds', help: 'The number of rounds, and of planks in a hand (XY-2).' },
  },
  parts: { walls: 'Walls' },
  tieBreaks: ['highest plank in a wall'],
  moves: {
    choose: ({ plank }) => `Choose the ${plank}`,
    'take-back': () => 'Take your choice back',
  },
  events: {
    'hand-dealt': ({ seat, planks }, format) =>
      planks === undefined
        ? `${format.does(seat, 'You get', 'gets')} a hand of planks.`
        : `${format.does(seat, 'You get', 'gets')} ${format.count(planks.length, PLANK)}: ${format.list(planks.map(String))}.`,
    'plank-chosen': ({ seat, plank }, format) =>
      plank === undefined
        ? `${format.does(seat, 'You have', 'has')} chosen.`
        : `${format.does(seat, 'You have', 'has')} chosen the ${plank}.`,
    'choice-taken-back': ({ seat }, format) =>
      `${format.does(seat, 'You take', 'takes')} the choice back.`,
    'planks-laid': ({ planks, winner }, format) => {
      const laid = planks.map((plank, seat) => `${format.player(seat, 'you')} ${plank}`);
      return `${capitalize(format.list(laid))}: ${format.does(winner, 'you build', 'builds')} a wall.`;
    },
    'game-ended': () => 'All planks are laid: the game is over.',
  },
  reasons: {
    'not-in-hand': ({ plank }) => `The ${plank} is not in your hand.`,
    'already-chosen': ({ plank }) => `You have chosen the ${plank}. Take it back to choose again.`,
    'nothing-to-take-back': () => 'You have not chosen yet.',
  },
  prompt: ({ phase, owing }, format) => {
    if (phase === 'over') return 'The game is over.';
    const isAsked = askedAmong(owing, format) !== undefined;
    return isAsked ? 'Choose a plank.' : `Still to choose: ${format.players(owing, 'you')}.`;
  },
};
