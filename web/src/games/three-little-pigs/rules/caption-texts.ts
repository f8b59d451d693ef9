import type { ByLanguage } from '@richtfest/engine';

/** The captions of the summary's pictures. */
export const captions = {
  dice: {
    en: 'Roll five dice, up to three times. Leave what you like.',
    de: 'Wirf fünf Würfel, bis zu dreimal. Lass liegen, was dir gefällt.',
    nl: 'Gooi vijf dobbelstenen, hoogstens drie keer. Laat liggen wat je bevalt.',
  },
  prices: {
    en: 'Two equal symbols pay for straw, three for wood, four for stone.',
    de: 'Zwei gleiche Symbole bezahlen Stroh, drei Holz, vier Stein.',
    nl: 'Met twee gelijke symbolen betaal je stro, drie hout, vier steen.',
  },
  houses: {
    en: 'A door or a window first, windows on top, then the roof.',
    de: 'Zuerst Tür oder Fenster, Fenster obendrauf, dann das Dach.',
    nl: 'Eerst een deur of een raam, ramen erbovenop, dan het dak.',
  },
  wolf: {
    en: 'Two wolves: he blows at a house, and the wheel says what flies away.',
    de: 'Zwei Wölfe: Er pustet gegen ein Haus, und das Rad sagt, was wegfliegt.',
    nl: 'Twee wolven: hij blaast tegen een huis, en het rad zegt wat wegwaait.',
  },
  end: {
    en: 'Once enough stacks are empty, houses with a roof count.',
    de: 'Sind genug Stapel leer, zählen die Häuser mit Dach.',
    nl: 'Zijn er genoeg stapels leeg, dan tellen de huizen met een dak.',
  },
} satisfies Readonly<Record<string, ByLanguage<string>>>;
