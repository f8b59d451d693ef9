import { type GameTexts, askedAmong, capitalize } from '@richtfest/engine';
import type { XyzGameTypes } from '../types.ts';

const PLANK = { one: 'plank', other: 'planken' };

export const nl: GameTexts<XyzGameTypes> = {
  name: 'Xyz Game',
  blurb:
    'Iedereen kiest in het geheim een plank en de hoogste bouwt een muur. Zet je beste slim in.',
  rules: {
    'XY-1': {
      title: 'Planken',
      text: 'Er zijn 30 planken met de nummers 1 tot en met 30. Elk nummer komt één keer voor.',
    },
    'XY-2': {
      title: 'Delen',
      text: 'Elke speler krijgt voor elke ronde één plank en houdt die verborgen. De andere planken blijven ongezien in de doos.',
    },
    'XY-3': {
      title: 'Kiezen',
      text: 'In elke ronde kiezen alle spelers tegelijk en in het geheim een plank uit hun hand. Tot de laatste speler heeft gekozen, mag je je keuze terugnemen. Is je tijd om, dan wordt je laagste plank gekozen.',
    },
    'XY-4': {
      title: 'Bouwen',
      text: 'Als iedereen heeft gekozen, gaan de planken open. De speler met de hoogste bouwt een muur; die telt voor 1 punt.',
    },
    'XY-5': {
      title: 'Winnen',
      text: 'Het spel eindigt als alle handen leeg zijn. Wie de meeste punten heeft, wint. Bij een gelijke stand wint wie met de hoogste plank een muur heeft gebouwd.',
    },
  },
  options: {
    rounds: { name: 'Rondes', help: 'Het aantal rondes, en het aantal planken in je hand (XY-2).' },
  },
  parts: { walls: 'Muren' },
  tieBreaks: ['hoogste plank in een muur'],
  moves: {
    choose: ({ plank }) => `Kies de ${plank}`,
    'take-back': () => 'Neem je keuze terug',
  },
  events: {
    'hand-dealt': ({ seat, planks }, format) =>
      planks === undefined
        ? `${format.does(seat, 'Je krijgt', 'krijgt')} een hand met planken.`
        : `${format.does(seat, 'Je krijgt', 'krijgt')} ${format.count(planks.length, PLANK)}: ${format.list(planks.map(String))}.`,
    'plank-chosen': ({ seat, plank }, format) =>
      plank === undefined
        ? `${format.does(seat, 'Je hebt', 'heeft')} gekozen.`
        : `${format.does(seat, 'Je hebt', 'heeft')} de ${plank} gekozen.`,
    'choice-taken-back': ({ seat }, format) =>
      `${format.does(seat, 'Je neemt', 'neemt')} de keuze terug.`,
    'planks-laid': ({ planks, winner }, format) => {
      const laid = planks.map((plank, seat) => `${format.player(seat, 'jij')} ${plank}`);
      return `${capitalize(format.list(laid))}: ${format.does(winner, 'je bouwt', 'bouwt')} een muur.`;
    },
    'game-ended': () => 'Alle planken liggen: het spel is uit.',
  },
  reasons: {
    'not-in-hand': ({ plank }) => `De ${plank} zit niet in je hand.`,
    'already-chosen': ({ plank }) =>
      `Je hebt de ${plank} gekozen. Neem hem terug als je opnieuw wilt kiezen.`,
    'nothing-to-take-back': () => 'Je hebt nog niet gekozen.',
  },
  prompt: ({ phase, owing }, format) => {
    if (phase === 'over') return 'Het spel is uit.';
    const isAsked = askedAmong(owing, format) !== undefined;
    return isAsked ? 'Kies een plank.' : `Nog te kiezen: ${format.players(owing, 'jij')}.`;
  },
};
