import { type GameTexts, askedAmong, capitalize } from '@richtfest/engine';
import type { XyzGameTypes } from '../types.ts';

const PLANK = { one: 'Brett', other: 'Bretter' };

export const de: GameTexts<XyzGameTypes> = {
  name: 'Xyz Game',
  blurb:
    'Alle wählen heimlich ein Brett, und das höchste baut eine Wand. Setz deine besten klug ein.',
  rules: {
    'XY-1': {
      title: 'Bretter',
      text: 'Es gibt 30 Bretter mit den Zahlen von 1 bis 30. Jede Zahl kommt einmal vor.',
    },
    'XY-2': {
      title: 'Austeilen',
      text: 'Alle bekommen für jede Runde ein Brett und halten ihre Bretter geheim. Die übrigen bleiben ungesehen in der Schachtel.',
    },
    'XY-3': {
      title: 'Wählen',
      text: 'In jeder Runde wählen alle gleichzeitig und heimlich ein Brett aus ihrer Hand. Bis die letzte Person gewählt hat, darfst du deine Wahl zurücknehmen. Läuft deine Zeit ab, wird dein niedrigstes Brett gewählt.',
    },
    'XY-4': {
      title: 'Bauen',
      text: 'Haben alle gewählt, werden die Bretter aufgedeckt. Wer das höchste hat, baut eine Wand; sie zählt 1 Punkt.',
    },
    'XY-5': {
      title: 'Gewinnen',
      text: 'Das Spiel endet, wenn alle Hände leer sind. Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer mit dem höchsten Brett eine Wand gebaut hat.',
    },
  },
  options: {
    rounds: {
      name: 'Runden',
      help: 'So viele Runden gibt es, und so viele Bretter auf der Hand (XY-2).',
    },
  },
  parts: { walls: 'Wände' },
  tieBreaks: ['höchstes Brett in einer Wand'],
  moves: {
    choose: ({ plank }) => `Die ${plank} wählen`,
    'take-back': () => 'Die Wahl zurücknehmen',
  },
  events: {
    'hand-dealt': ({ seat, planks }, format) =>
      planks === undefined
        ? `${format.does(seat, 'Du bekommst', 'bekommt')} eine Hand voll Bretter.`
        : `${format.does(seat, 'Du bekommst', 'bekommt')} ${format.count(planks.length, PLANK)}: ${format.list(planks.map(String))}.`,
    'plank-chosen': ({ seat, plank }, format) =>
      plank === undefined
        ? `${format.does(seat, 'Du hast', 'hat')} gewählt.`
        : `${format.does(seat, 'Du hast', 'hat')} die ${plank} gewählt.`,
    'choice-taken-back': ({ seat }, format) =>
      `${format.does(seat, 'Du nimmst', 'nimmt')} die Wahl zurück.`,
    'planks-laid': ({ planks, winner }, format) => {
      const laid = planks.map((plank, seat) => `${format.player(seat, 'du')} ${plank}`);
      return `${capitalize(format.list(laid))}: ${format.does(winner, 'Du baust', 'baut')} eine Wand.`;
    },
    'game-ended': () => 'Alle Bretter liegen: Das Spiel ist aus.',
  },
  reasons: {
    'not-in-hand': ({ plank }) => `Die ${plank} ist nicht auf deiner Hand.`,
    'already-chosen': ({ plank }) =>
      `Du hast die ${plank} gewählt. Nimm sie zurück, wenn du neu wählen willst.`,
    'nothing-to-take-back': () => 'Du hast noch nicht gewählt.',
  },
  prompt: ({ phase, owing }, format) => {
    if (phase === 'over') return 'Das Spiel ist aus.';
    const isAsked = askedAmong(owing, format) !== undefined;
    return isAsked ? 'Wähle ein Brett.' : `Es fehlen noch: ${format.players(owing, 'du')}.`;
  },
};
