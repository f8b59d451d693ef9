import type { ByLanguage } from '@richtfest/engine';

interface PadTexts {
  readonly unfinished: string;
  readonly trade: string;
  readonly roof: string;
  readonly floors: readonly [ground: string, upper: string];
}

export const padTexts: ByLanguage<PadTexts> = {
  en: {
    unfinished: 'Not finished',
    trade: 'Trade',
    roof: 'Put on the roof',
    floors: ['Ground floor', 'Upper floor'],
  },
  de: {
    unfinished: 'Noch nicht fertig',
    trade: 'Handwerk',
    roof: 'Dach aufgesetzt',
    floors: ['Erdgeschoss', 'Obergeschoss'],
  },
  nl: {
    unfinished: 'Nog niet klaar',
    trade: 'Vak',
    roof: 'Dak geplaatst',
    floors: ['Begane grond', 'Verdieping'],
  },
};
