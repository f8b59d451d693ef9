import type { ByLanguage } from '@richtfest/engine';

export type Feat = 'all-colours' | 'upright';

export const featTexts: ByLanguage<Readonly<Record<Feat, string>>> = {
  en: {
    'all-colours': 'First tree with all six colours',
    upright: 'First tree that stands straight',
  },
  de: {
    'all-colours': 'Der erste Baum mit allen sechs Farben',
    upright: 'Der erste Baum, der gerade steht',
  },
  nl: {
    'all-colours': 'De eerste boom met alle zes de kleuren',
    upright: 'De eerste boom die recht staat',
  },
};
