import type { ByLanguage } from '@richtfest/engine';

export type Feat = 'stone-house' | 'tower' | 'village';

export const featTexts: ByLanguage<Readonly<Record<Feat, string>>> = {
  en: {
    'stone-house': 'The first house all of stone',
    tower: 'First tower of four tiles',
    village: 'First village of three finished houses',
  },
  de: {
    'stone-house': 'Das erste Haus ganz aus Stein',
    tower: 'Der erste Turm aus vier Hausteilen',
    village: 'Das erste Dorf mit drei fertigen Häusern',
  },
  nl: {
    'stone-house': 'Het eerste huis helemaal van steen',
    tower: 'De eerste toren van vier tegels',
    village: 'Het eerste dorp met drie voltooide huizen',
  },
};
