import type { ByLanguage } from '@richtfest/engine';
import type { PartyTexts } from '../../game-module.ts';

export const partyTexts: ByLanguage<PartyTexts> = {
  en: {
    yours: 'Your treehouse is finished!',
    of: (name) => `${name}’s treehouse is finished!`,
    toast: 'Up here, only birds come in without knocking.',
  },
  de: {
    yours: 'Dein Baumhaus ist fertig!',
    of: (name) => `Das Baumhaus von ${name} ist fertig!`,
    toast: 'Hier oben kommen nur Vögel herein, ohne anzuklopfen.',
  },
  nl: {
    yours: 'Je boomhut is klaar!',
    of: (name) => `De boomhut van ${name} is klaar!`,
    toast: 'Hierboven komen alleen vogels binnen zonder te kloppen.',
  },
};
