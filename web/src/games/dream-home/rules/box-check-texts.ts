import type { BoxCheck } from '../../../rules/edition.ts';

/** What owners of the box should look up. */
export const boxChecks: readonly BoxCheck[] = [
  {
    rule: 'DH-2',
    option: 'cards',
    lookUp: {
      en: 'Sort the room cards by kind. How many are there of each, how many children does each card show, and how many points do one, two or three cards bring?',
      de: 'Sortiere die Raumkarten nach Art. Wie viele gibt es von jeder, wie viele Kinder zeigt jede Karte, und wie viele Punkte bringen eine, zwei oder drei Karten?',
      nl: 'Sorteer de kamerkaarten per soort. Hoeveel zijn er van elk, hoeveel kinderen staan er op elke kaart, en hoeveel punten leveren één, twee of drie kaarten op?',
    },
  },
  {
    rule: 'DH-3',
    option: 'cards',
    lookUp: {
      en: 'Sort the special cards. How many roofs are there of each colour, and how many of each helper and each tool?',
      de: 'Sortiere die Spezialkarten. Wie viele Dächer gibt es in jeder Farbe, und wie viele von jedem Helfer und jedem Werkzeug?',
      nl: 'Sorteer de verbouwingskaarten. Hoeveel daken zijn er van elke kleur, en hoeveel van elke klusser en elk gereedschap?',
    },
  },
  {
    rule: 'DH-4',
    option: 'cards',
    lookUp: {
      en: 'Lay out the décor tiles. How many points is each worth, and which rooms does it go with?',
      de: 'Leg die Dekorationsplättchen aus. Wie viele Punkte ist jedes wert, und zu welchen Räumen passt es?',
      nl: 'Leg de inrichtingstegels uit. Hoeveel punten is elke tegel waard, en bij welke kamers past hij?',
    },
  },
];
