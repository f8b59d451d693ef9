import type { ByLanguage } from '@richtfest/engine';
import type { PartyTexts } from '../../game-module.ts';

export const partyTexts: ByLanguage<PartyTexts> = {
  en: {
    yours: 'Your village stands!',
    of: (name) => `${name}’s village stands!`,
    toast: 'Huff and puff, wolf: it is warm inside.',
  },
  de: {
    yours: 'Dein Dorf steht!',
    of: (name) => `Das Dorf von ${name} steht!`,
    toast: 'Puste nur, Wolf: Drinnen ist es warm.',
  },
  nl: {
    yours: 'Je dorp staat!',
    of: (name) => `Het dorp van ${name} staat!`,
    toast: 'Blaas maar, wolf: binnen is het warm.',
  },
};
