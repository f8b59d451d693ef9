import type { ByLanguage } from '@richtfest/engine';

interface PadTexts {
  readonly decor: string;
  readonly roof: (card: number) => string;
  readonly children: string;
}

export const padTexts: ByLanguage<PadTexts> = {
  en: {
    decor: 'Décor in this room',
    roof: (card) => `Roof card ${card}`,
    children: 'Children on your cards',
  },
  de: {
    decor: 'Plättchen in diesem Raum',
    roof: (card) => `Dachkarte ${card}`,
    children: 'Kinder auf deinen Karten',
  },
  nl: {
    decor: 'Tegel in deze kamer',
    roof: (card) => `Dakkaart ${card}`,
    children: 'Kinderen op je kaarten',
  },
};
