import type { TableReason } from '../reasons.ts';
import type { ByLanguage, Format, RuleText, Sayings } from '../texts.ts';

/** Texts that every game shares. */
export interface TableTexts {
  readonly rules: Readonly<Record<TableReason['rule'], RuleText>>;
  readonly reasons: Sayings<TableReason, 'code'>;
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
      'not-your-decision': (reason, format) => `${owingNames(reason, format)} must decide now.`,
      'not-a-move': (reason) => `That is not a move of this game: ${reason.problem}.`,
    },
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
      'not-your-decision': (reason, format) =>
        `Jetzt ${reason.owing.length === 1 ? 'entscheidet' : 'entscheiden'} ${owingNames(reason, format)}.`,
      'not-a-move': (reason) => `Das ist kein Zug dieses Spiels: ${reason.problem}.`,
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
      'not-your-decision': (reason, format) =>
        `Nu ${reason.owing.length === 1 ? 'beslist' : 'beslissen'} ${owingNames(reason, format)}.`,
      'not-a-move': (reason) => `Dat is geen zet van dit spel: ${reason.problem}.`,
    },
  },
};

function owingNames({ owing }: { readonly owing: readonly number[] }, format: Format): string {
  return format.list(owing.map((seat) => format.seat(seat)));
}
