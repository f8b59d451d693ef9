import type { BoxCheck } from '../../../rules/edition.ts';

/** What owners of the box should look up. */
export const boxChecks: readonly BoxCheck[] = [
  {
    rule: 'UD-3',
    option: 'recipes',
    lookUp: {
      en: 'Lay out one card of each of the six rooms. Which materials does it show, from top to bottom, and how many cards of it are there?',
      de: 'Leg von jedem der sechs Zimmer eine Karte aus. Welche Baustoffe zeigt sie von oben nach unten, und wie viele Karten gibt es davon?',
      nl: 'Leg van elk van de zes kamers een kaart neer. Welk materiaalfen staan erop, van boven naar beneden, en hoeveel kaarten zijn ervan?',
    },
  },
  {
    rule: 'UD-4',
    option: 'die',
    lookUp: {
      en: 'Look at the overview of the die in the rulebook. What does each of the six faces bring?',
      de: 'Sieh dir die Übersicht zum Würfel in der Anleitung an. Was bringt jede der sechs Seiten?',
      nl: 'Bekijk het overzicht van de dobbelsteen in het boekje. Wat levert elk van de zes kanten op?',
    },
  },
];
