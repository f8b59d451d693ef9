import type { ByLanguage } from '@richtfest/engine';
import { textsHook } from '../texts/texts-hook.ts';

interface PuzzleTexts {
  readonly title: string;
  readonly question: (category: string) => string;
  /** The own rating. */
  readonly rating: (rating: string) => string;
  readonly hint: string;
  /** Folds the hints. */
  readonly understood: string;
  /** A reason as a hint. */
  readonly because: (why: string) => string;
  readonly answer: string;
  /** A wrong move as a hint. */
  readonly notThis: (move: string) => string;
  readonly solution: (best: string) => string;
  readonly solved: (best: string) => string;
  readonly nearly: (best: string) => string;
  readonly missed: string;
  readonly next: string;
  readonly report: string;
  readonly share: string;
  /** The message with a shared puzzle. */
  readonly canYou: (game: string) => string;
  readonly none: string;
  readonly empty: string;
  readonly unknown: string;
  readonly all: string;
}

export const puzzleTexts: ByLanguage<PuzzleTexts> = {
  en: {
    title: 'Puzzles',
    question: (category) => `${category} Find the one best move.`,
    rating: (rating) => `Your puzzle rating: ${rating}.`,
    hint: 'Hint',
    understood: 'Got it',
    because: (why) => `Why the best move is better: ${why}`,
    answer: 'Show the answer',
    notThis: (move) => `Not the best move, though many bots play it: ${move}.`,
    solution: (best) => `The best move: ${best}.`,
    solved: (best) => `Right: ${best}.`,
    nearly: (best) => `Nearly: it can’t be told apart from the best move, which is: ${best}.`,
    missed: 'Not quite. Here is why another move is better:',
    next: 'Next puzzle',
    report: 'Report this puzzle',
    share: 'Share',
    canYou: (game) => `Can you find the best move? A puzzle from ${game}.`,
    none: 'You have solved every puzzle of this game.',
    empty: 'This game has no puzzles yet.',
    unknown: 'There is no puzzle at this address.',
    all: 'Other puzzles',
  },
  de: {
    title: 'Rätsel',
    question: (category) => `${category} Finde den einen besten Zug.`,
    rating: (rating) => `Deine Rätselwertung: ${rating}.`,
    hint: 'Tipp',
    understood: 'Alles klar',
    because: (why) => `Darum ist der beste Zug besser: ${why}`,
    answer: 'Lösung zeigen',
    notThis: (move) => `Nicht der beste Zug, auch wenn viele Bots ihn spielen: ${move}.`,
    solution: (best) => `Der beste Zug: ${best}.`,
    solved: (best) => `Richtig: ${best}.`,
    nearly: (best) => `Fast: Das ist vom besten Zug nicht zu unterscheiden. Er heißt: ${best}.`,
    missed: 'Nicht ganz. Darum ist ein anderer Zug besser:',
    next: 'Nächstes Rätsel',
    report: 'Rätsel melden',
    share: 'Teilen',
    canYou: (game) => `Findest du den besten Zug? Ein Rätsel aus „${game}“.`,
    none: 'Du hast alle Rätsel dieses Spiels gelöst.',
    empty: 'Dieses Spiel hat noch keine Rätsel.',
    unknown: 'Unter dieser Adresse gibt es kein Rätsel.',
    all: 'Andere Rätsel',
  },
  nl: {
    title: 'Puzzels',
    question: (category) => `${category} Vind de ene beste zet.`,
    rating: (rating) => `Je puzzelscore: ${rating}.`,
    hint: 'Tip',
    understood: 'Begrepen',
    because: (why) => `Daarom is de beste zet beter: ${why}`,
    answer: 'Laat de oplossing zien',
    notThis: (move) => `Niet de beste zet, al spelen veel bots hem: ${move}.`,
    solution: (best) => `De beste zet: ${best}.`,
    solved: (best) => `Goed: ${best}.`,
    nearly: (best) => `Bijna: dit is niet te onderscheiden van de beste zet. Die is: ${best}.`,
    missed: 'Net niet. Daarom is een andere zet beter:',
    next: 'Volgende puzzel',
    report: 'Meld deze puzzel',
    share: 'Delen',
    canYou: (game) => `Vind jij de beste zet? Een puzzel uit ${game}.`,
    none: 'Je hebt alle puzzels van dit spel opgelost.',
    empty: 'Dit spel heeft nog geen puzzels.',
    unknown: 'Op dit adres is geen puzzel.',
    all: 'Andere puzzels',
  },
};

export const usePuzzleTexts = textsHook(puzzleTexts);
