import type { BoxCheck } from '../../../rules/edition.ts';

/** What owners of the box should look up. */
export const boxChecks: readonly BoxCheck[] = [
  {
    rule: 'LP-2',
    option: 'pots',
    lookUp: {
      en: 'Sort the tiles into their nine stacks. How many flower pots are on each of the four tiles?',
      de: 'Sortiere die Hausteile in ihre neun Stapel. Wie viele Blumentöpfe sind auf jedem der vier Hausteile?',
      nl: 'Sorteer de tegels in hun negen stapels. Hoeveel bloempotten staan er op elk van de vier tegels?',
    },
  },
];
