import type { ByLanguage } from '@richtfest/engine';

interface PositionTexts {
  readonly phases: Readonly<Record<'roll' | 'build' | 'wolf' | 'over', string>>;
  readonly die: (letter: string) => string;
  /** The tile on top of a stack. */
  readonly stack: (name: string) => string;
  readonly firstTile: string;
  /** The tiles that the wolf has blown away. */
  readonly box: string;
  readonly noTile: string;
}

export const positionTexts: ByLanguage<PositionTexts> = {
  en: {
    phases: {
      roll: 'Roll again or stop',
      build: 'Take tiles and build',
      wolf: 'Blow at a house',
      over: 'The game is over',
    },
    die: (letter) => `Die ${letter}`,
    stack: (name) => `Top of the stack: ${name}`,
    firstTile: 'First tile taken in this turn',
    box: 'Blown away by the wolf',
    noTile: 'None yet',
  },
  de: {
    phases: {
      roll: 'Noch einmal würfeln oder aufhören',
      build: 'Hausteile nehmen und bauen',
      wolf: 'Ein Haus anpusten',
      over: 'Das Spiel ist zu Ende',
    },
    die: (letter) => `Würfel ${letter}`,
    stack: (name) => `Oben auf dem Stapel: ${name}`,
    firstTile: 'Erstes Hausteil in diesem Zug',
    box: 'Vom Wolf weggepustet',
    noTile: 'Noch keins',
  },
  nl: {
    phases: {
      roll: 'Nog eens gooien of stoppen',
      build: 'Tegels nemen en bouwen',
      wolf: 'Tegen een huis blazen',
      over: 'Het spel is uit',
    },
    die: (letter) => `Dobbelsteen ${letter}`,
    stack: (name) => `Boven op de stapel: ${name}`,
    firstTile: 'Eerste tegel in deze beurt',
    box: 'Weggeblazen door de wolf',
    noTile: 'Nog geen',
  },
};
