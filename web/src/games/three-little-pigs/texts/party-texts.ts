import type { ByLanguage } from '@richtfest/engine';
import type { PartyTexts } from '../../game-module.ts';

/** Every house has its roof. */
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

/** LP-16: some houses have a roof; the others are removed. */
export const partlyRoofed: ByLanguage<PartyTexts> = {
  en: {
    yours: 'Your houses with a roof stand!',
    of: (name) => `${name}’s houses with a roof stand!`,
    toast: 'Where the roof is missing, it rains in: that counts nothing.',
  },
  de: {
    yours: 'Deine Häuser mit Dach stehen!',
    of: (name) => `Die Häuser von ${name} mit Dach stehen!`,
    toast: 'Wo das Dach fehlt, regnet es hinein: Das zählt nichts.',
  },
  nl: {
    yours: 'Je huizen met een dak staan!',
    of: (name) => `De huizen van ${name} met een dak staan!`,
    toast: 'Waar het dak ontbreekt, regent het binnen: dat telt niet.',
  },
};

/** LP-16: no house counts. */
export const withoutRoofs: ByLanguage<PartyTexts> = {
  en: {
    yours: 'Your village has no roof yet.',
    of: (name) => `${name}’s village has no roof yet.`,
    toast: 'The wolf grins. Next time the roofs go on sooner!',
  },
  de: {
    yours: 'Dein Dorf hat noch kein Dach.',
    of: (name) => `Das Dorf von ${name} hat noch kein Dach.`,
    toast: 'Der Wolf grinst. Nächstes Mal kommen die Dächer früher drauf!',
  },
  nl: {
    yours: 'Je dorp heeft nog geen dak.',
    of: (name) => `Het dorp van ${name} heeft nog geen dak.`,
    toast: 'De wolf grijnst. Volgende keer komen de daken er eerder op!',
  },
};
