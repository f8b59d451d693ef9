import type { BoxCheck } from '../../../rules/edition.ts';

/** What owners of the box should look up. */
export const boxChecks: readonly BoxCheck[] = [
  {
    rule: 'BT-1',
    lookUp: {
      en: 'Only the names of the rooms are ours. They have no effect on the game.',
      de: 'Nur die Namen der Räume sind von uns. Für das Spiel sind sie ohne Bedeutung.',
      nl: 'Alleen de namen van de kamers zijn van ons. Voor het spel maken ze niets uit.',
    },
  },
];
