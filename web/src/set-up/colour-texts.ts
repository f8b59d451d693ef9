import type { ByLanguage, SeatColour } from '@richtfest/engine';

interface ColourTexts {
  readonly names: Readonly<Record<SeatColour, string>>;
  readonly of: (number: number, colour: string) => string;
  readonly another: string;
  /** For the player who joins. */
  readonly yours: string;
}

/** The names of the seats' colours. */
export const colourTexts: ByLanguage<ColourTexts> = {
  en: {
    names: {
      brick: 'brick red',
      sky: 'sky blue',
      leaf: 'leaf green',
      straw: 'straw yellow',
      plum: 'plum',
    },
    of: (number, colour) => `Colour of seat ${number}: ${colour}`,
    another: 'Choose another colour',
    yours: 'Your colour',
  },
  de: {
    names: {
      brick: 'Ziegelrot',
      sky: 'Himmelblau',
      leaf: 'Blattgrün',
      straw: 'Strohgelb',
      plum: 'Pflaume',
    },
    of: (number, colour) => `Farbe von Platz ${number}: ${colour}`,
    another: 'Eine andere Farbe wählen',
    yours: 'Deine Farbe',
  },
  nl: {
    names: {
      brick: 'baksteenrood',
      sky: 'hemelsblauw',
      leaf: 'bladgroen',
      straw: 'strogeel',
      plum: 'pruim',
    },
    of: (number, colour) => `Kleur van plaats ${number}: ${colour}`,
    another: 'Een andere kleur kiezen',
    yours: 'Jouw kleur',
  },
};
