import type { ByLanguage } from '@richtfest/engine';

export type Feat = 'roof' | 'upper-floor';

export const featTexts: ByLanguage<Readonly<Record<Feat, string>>> = {
  en: {
    roof: 'First building with its roof on',
    'upper-floor': 'First building with an upper floor',
  },
  de: {
    roof: 'Das erste Gebäude mit Dach',
    'upper-floor': 'Das erste Gebäude mit Obergeschoss',
  },
  nl: {
    roof: 'Het eerste gebouw met een dak',
    'upper-floor': 'Het eerste gebouw met een bovenverdieping',
  },
};
