import type { ByLanguage } from '@richtfest/engine';
import type { PartyTexts } from '../../game-module.ts';

export const partyTexts: ByLanguage<PartyTexts> = {
  en: {
    yours: 'Your building stands!',
    of: (name) => `${name}’s building stands!`,
    toast: 'The wreath is up: three cheers for everyone who carried something!',
  },
  de: {
    yours: 'Dein Gebäude steht!',
    of: (name) => `Das Gebäude von ${name} steht!`,
    toast: 'Der Kranz hängt: ein Hoch auf alle, die mit angepackt haben!',
  },
  nl: {
    yours: 'Je gebouw staat!',
    of: (name) => `Het gebouw van ${name} staat!`,
    toast: 'De krans hangt: hoera voor iedereen die heeft meegesjouwd!',
  },
};
