import type { ByLanguage } from '@richtfest/engine';

/** The captions of the summary's pictures. */
export const captions = {
  dice: {
    en: 'Roll: 1 to 4 materials of your own trade.',
    de: 'Würfle: 1 bis 4 Baustoffe aus deinem Handwerk.',
    nl: 'Gooi: 1 tot 4 materialen van je eigen vak.',
  },
  cards: {
    en: 'A card says what goes into a room, and where.',
    de: 'Eine Karte sagt, was in ein Zimmer kommt und wohin.',
    nl: 'Een kaart zegt wat er in een kamer komt, en waar.',
  },
  swaps: {
    en: 'What you lack, you swap with the others.',
    de: 'Was dir fehlt, tauschst du bei den anderen ein.',
    nl: 'Wat je mist, ruil je bij de anderen.',
  },
  pillars: {
    en: 'Fill your rooms. Each 6 brings a pillar; four carry the ceiling.',
    de: 'Mach deine Zimmer voll. Jede 6 bringt einen Pfeiler; vier tragen die Decke.',
    nl: 'Maak je kamers vol. Elke 6 brengt een pijler; vier dragen het plafond.',
  },
  end: {
    en: 'The roof ends the game. The player with the most points wins.',
    de: 'Das Dach beendet das Spiel. Wer die meisten Punkte hat, gewinnt.',
    nl: 'Het dak beëindigt het spel. Wie de meeste punten heeft, wint.',
  },
} satisfies Readonly<Record<string, ByLanguage<string>>>;
