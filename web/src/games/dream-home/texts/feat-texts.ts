import type { ByLanguage } from '@richtfest/engine';

export type Feat = 'full-house' | 'garden';

export const featTexts: ByLanguage<Readonly<Record<Feat, string>>> = {
  en: {
    'full-house': 'First home without an empty room',
    garden: 'First home with a decorated garden',
  },
  de: {
    'full-house': 'Das erste Haus ohne leeres Zimmer',
    garden: 'Das erste Haus mit geschmücktem Garten',
  },
  nl: {
    'full-house': 'Het eerste huis zonder lege kamer',
    garden: 'Het eerste huis met een versierde tuin',
  },
};
