import { type ByLanguage, type Format, type Language, formatWith } from '@richtfest/engine';
import { friendlyMoment } from '../time/friendly-time.ts';
import { timeTexts } from '../time/time-texts.ts';
import type { GameStatus } from './game-status.ts';

interface StatusTexts {
  readonly yours: string;
  readonly whose: (names: string) => string;
  readonly moved: (names: string, count: number) => string;
  readonly waiting: (names: string) => string;
  readonly gathering: (open: number) => string;
  readonly over: string;
  readonly won: (names: string, count: number) => string;
  readonly youWon: string;
  /** Headings and links. */
  readonly resume: string;
  readonly all: string;
  readonly title: string;
  readonly running: string;
  readonly finished: string;
  readonly none: string;
  readonly noneFinished: string;
}

export const statusTexts: ByLanguage<StatusTexts> = {
  en: {
    yours: 'It is your turn.',
    whose: (names) => `Next: ${names}.`,
    moved: (names, count) => `${names} ${count === 1 ? 'has' : 'have'} moved.`,
    waiting: (names) => `Waiting for ${names}.`,
    gathering: (open) => (open === 1 ? 'One seat is still open.' : `${open} seats are still open.`),
    over: 'The game is over.',
    youWon: 'You won!',
    won: (names, count) => (count === 1 ? `${names} won.` : `${names} shared the win.`),
    resume: 'Continue',
    all: 'All my games',
    title: 'My games',
    running: 'Games in progress',
    finished: 'Finished games',
    none: 'No game in progress. Pick a house and start one.',
    noneFinished: 'Games you finish are kept here, so you can replay them.',
  },
  de: {
    yours: 'Du bist dran.',
    whose: (names) => `Dran: ${names}.`,
    moved: (names, count) => `${names} ${count === 1 ? 'hat' : 'haben'} gezogen.`,
    waiting: (names) => `Wartet auf ${names}.`,
    gathering: (open) =>
      open === 1 ? 'Ein Platz ist noch frei.' : `${open} Plätze sind noch frei.`,
    over: 'Das Spiel ist aus.',
    youWon: 'Du hast gewonnen!',
    won: (names, count) =>
      count === 1 ? `${names} hat gewonnen.` : `${names} haben zusammen gewonnen.`,
    resume: 'Weiterspielen',
    all: 'Alle meine Spiele',
    title: 'Meine Spiele',
    running: 'Hier brennt Licht',
    finished: 'Beendete Spiele',
    none: 'Gerade läuft kein Spiel. Such dir ein Haus aus und fang eins an.',
    noneFinished: 'Was du zu Ende spielst, liegt hier zum Durchsehen.',
  },
  nl: {
    yours: 'Je bent aan de beurt.',
    whose: (names) => `Aan de beurt: ${names}.`,
    moved: (names, count) => `${names} ${count === 1 ? 'heeft' : 'hebben'} gespeeld.`,
    waiting: (names) => `Wacht op ${names}.`,
    gathering: (open) =>
      open === 1 ? 'Er is nog één plaats vrij.' : `Er zijn nog ${open} plaatsen vrij.`,
    over: 'Het spel is uit.',
    youWon: 'Je hebt gewonnen!',
    won: (names, count) =>
      count === 1 ? `${names} heeft gewonnen.` : `${names} hebben samen gewonnen.`,
    resume: 'Verder spelen',
    all: 'Al mijn spellen',
    title: 'Mijn spellen',
    running: 'Hier brandt licht',
    finished: 'Afgelopen spellen',
    none: 'Er loopt nu geen spel. Kies een huis en begin er een.',
    noneFinished: 'Wat je uitspeelt, blijft hier liggen om terug te kijken.',
  },
};

/** `Opa has moved. It is your turn.` */
export function statusText(status: GameStatus, language: Language): string {
  const texts = statusTexts[language];
  const { list }: Format = formatWith(Intl, language, []);
  switch (status.is) {
    case 'yours': {
      const { who, moved } = status;
      const turn = timed(status, who.length === 0 ? texts.yours : texts.whose(list(who)), language);
      return moved.length === 0 ? turn : `${texts.moved(list(moved), moved.length)} ${turn}`;
    }
    case 'waiting':
      return status.names.length === 0 ? '' : texts.waiting(list(status.names));
    case 'gathering':
      return texts.gathering(status.open);
    case 'over':
      if (status.isYours === true) return texts.youWon;
      return status.winners.length === 0
        ? texts.over
        : texts.won(list(status.winners), status.winners.length);
  }
}

/** `It is your turn, until tomorrow, 18:30.` */
function timed(
  { until, isLate = false }: Extract<GameStatus, { is: 'yours' }>,
  turn: string,
  language: Language,
): string {
  const texts = timeTexts[language];
  if (isLate) return `${turn} ${texts.youAreLate}`;
  if (until === undefined) return turn;
  return turn.replace(/\.$/, `, ${texts.until(friendlyMoment(language, until, Date.now()))}.`);
}
