import type { ByLanguage, RuleText } from '@richtfest/engine';

/** The texts on ties in version 1 of the rules (BT-14). */
interface FirstWinning {
  readonly rule: RuleText;
  readonly tieBreaks: readonly string[];
}

export const firstWinning: ByLanguage<FirstWinning> = {
  en: {
    rule: {
      title: 'Winning',
      text: 'The player with the most points wins. On a tie, compare the number of rooms in each player’s largest colour, then in the second-largest, and so on through all colours. If everything is equal, the players share the place.',
    },
    tieBreaks: [
      'rooms of the largest colour',
      'rooms of the second-largest colour',
      'rooms of the third-largest colour',
      'rooms of the fourth-largest colour',
      'rooms of the fifth-largest colour',
      'rooms of the smallest colour',
    ],
  },
  de: {
    rule: {
      title: 'Wer gewinnt',
      text: 'Wer die meisten Punkte hat, gewinnt. Bei Gleichstand vergleicht ihr, wie viele Räume jeder in seiner größten Farbe hat, dann in der zweitgrößten und so weiter durch alle Farben. Ist alles gleich, teilt ihr euch den Platz.',
    },
    tieBreaks: [
      'Räume der größten Farbe',
      'Räume der zweitgrößten Farbe',
      'Räume der drittgrößten Farbe',
      'Räume der viertgrößten Farbe',
      'Räume der fünftgrößten Farbe',
      'Räume der kleinsten Farbe',
    ],
  },
  nl: {
    rule: {
      title: 'Wie wint',
      text: 'Wie de meeste punten heeft, wint. Bij een gelijke stand vergelijken jullie hoeveel kamers ieder in zijn grootste kleur heeft, dan in de op één na grootste, en zo verder door alle kleuren. Is alles gelijk, dan delen jullie de plaats.',
    },
    tieBreaks: [
      'kamers van de grootste kleur',
      'kamers van de op één na grootste kleur',
      'kamers van de op twee na grootste kleur',
      'kamers van de op drie na grootste kleur',
      'kamers van de op vier na grootste kleur',
      'kamers van de kleinste kleur',
    ],
  },
};
