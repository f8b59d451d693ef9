import type { ByLanguage } from '@richtfest/engine';
import type { PartyTexts } from '../../game-module.ts';

export const partyTexts: ByLanguage<PartyTexts> = {
  en: {
    yours: 'Your dream home is finished!',
    of: (name) => `${name}’s dream home is finished!`,
    toast: 'Laughter in every room, and cake in the kitchen!',
  },
  de: {
    yours: 'Dein Traumhaus ist fertig!',
    of: (name) => `Das Traumhaus von ${name} ist fertig!`,
    toast: 'In jedem Zimmer Lachen, in der Küche Kuchen!',
  },
  nl: {
    yours: 'Je droomhuis is klaar!',
    of: (name) => `Het droomhuis van ${name} is klaar!`,
    toast: 'In elke kamer een lach, in de keuken taart!',
  },
};
