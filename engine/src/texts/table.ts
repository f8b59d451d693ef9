import type { TableReason } from '../reasons.ts';
import type { Seat } from '../seats.ts';
import type { ByLanguage, Format, RuleText, Sayings } from '../texts.ts';

/** Texts that every game shares. */
export interface TableTexts {
  readonly rules: Readonly<Record<TableReason['rule'], RuleText>>;
  readonly reasons: Sayings<TableReason, 'code'>;
  /** “You win”, “Anna and Ben share the win”: a sentence without its full stop. */
  verdict(winners: readonly Seat[], format: Format): string;
  /** The same with the score, after a colon. In German the score is in the dative. */
  wins(winners: readonly Seat[], score: string, format: Format): string;
}

export const tableTexts: ByLanguage<TableTexts> = {
  en: {
    rules: {
      'RF-1': { title: 'The end', text: 'When the game is over, nobody moves any more.' },
      'RF-2': {
        title: 'Whose decision',
        text: 'Only the players who have to decide now may do so; all others wait.',
      },
      'RF-3': {
        title: 'Moves',
        text: 'A move must be one of the moves of this game, written in full.',
      },
    },
    reasons: {
      'game-over': () => 'The game is over.',
      'not-your-decision': ({ owing }, format) =>
        `${format.players(owing, 'You')} must decide now.`,
      'not-a-move': (reason) => `That is not a move of this game: ${reason.problem}.`,
    },
    verdict: (winners, format) =>
      winners.length === 1
        ? format.does(winners[0] ?? 0, 'You win', 'wins')
        : `${format.players(winners, 'You')} share the win`,
    wins: (winners, score, format) =>
      winners.length === 1
        ? `${format.does(winners[0] ?? 0, 'you win', 'wins')} with ${score}`
        : `${format.players(winners, 'you')} share the win with ${score} each`,
  },
  de: {
    rules: {
      'RF-1': { title: 'Das Ende', text: 'Ist das Spiel aus, zieht niemand mehr.' },
      'RF-2': {
        title: 'Wer entscheidet',
        text: 'Nur wer gerade eine Entscheidung treffen muss, darf sie treffen; alle anderen warten.',
      },
      'RF-3': {
        title: 'Züge',
        text: 'Ein Zug muss einer der Züge dieses Spiels sein, vollständig aufgeschrieben.',
      },
    },
    reasons: {
      'game-over': () => 'Das Spiel ist aus.',
      'not-your-decision': ({ owing }, format) =>
        `Jetzt ${germanVerb(owing, format, DECIDE)} ${format.players(owing, 'du')}.`,
      'not-a-move': (reason) => `Das ist kein Zug dieses Spiels: ${reason.problem}.`,
    },
    verdict: (winners, format) => {
      const win = `${format.players(winners, 'Du')} ${germanVerb(winners, format, WIN)}`;
      return winners.length === 1 ? win : `${win} gemeinsam`;
    },
    wins: (winners, score, format) => {
      const win = `${format.players(winners, 'Du')} ${germanVerb(winners, format, WIN)}`;
      return winners.length === 1 ? `${win} mit ${score}` : `${win} gemeinsam mit je ${score}`;
    },
  },
  nl: {
    rules: {
      'RF-1': { title: 'Het einde', text: 'Als het spel uit is, doet niemand nog een zet.' },
      'RF-2': {
        title: 'Wie beslist',
        text: 'Alleen wie nu moet kiezen, mag kiezen; alle anderen wachten.',
      },
      'RF-3': {
        title: 'Zetten',
        text: 'Een zet moet een van de zetten van dit spel zijn, volledig opgeschreven.',
      },
    },
    reasons: {
      'game-over': () => 'Het spel is uit.',
      'not-your-decision': ({ owing }, format) =>
        owing.length === 1
          ? `Nu ${format.player(owing[0] ?? 0, 'beslis jij', (name) => `beslist ${name}`)}.`
          : `Nu beslissen ${format.players(owing, 'jij')}.`,
      'not-a-move': (reason) => `Dat is geen zet van dit spel: ${reason.problem}.`,
    },
    verdict: (winners, format) =>
      winners.length === 1
        ? format.does(winners[0] ?? 0, 'Je wint', 'wint')
        : `${format.players(winners, 'Jij')} winnen samen`,
    wins: (winners, score, format) =>
      winners.length === 1
        ? `${format.does(winners[0] ?? 0, 'je wint', 'wint')} met ${score}`
        : `${format.players(winners, 'jij')} winnen samen met elk ${score}`,
  },
};

interface GermanVerb {
  readonly you: string;
  readonly one: string;
  readonly youAndOthers: string;
  readonly many: string;
}

const DECIDE: GermanVerb = {
  you: 'entscheidest',
  one: 'entscheidet',
  youAndOthers: 'entscheidet',
  many: 'entscheiden',
};
const WIN: GermanVerb = {
  you: 'gewinnst',
  one: 'gewinnt',
  youAndOthers: 'gewinnt',
  many: 'gewinnen',
};

function germanVerb(seats: readonly Seat[], { reader }: Format, verb: GermanVerb): string {
  const isReader = reader !== undefined && seats.includes(reader);
  if (seats.length === 1) return isReader ? verb.you : verb.one;
  return isReader ? verb.youAndOthers : verb.many;
}
