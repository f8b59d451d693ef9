import type { ByLanguage } from '@richtfest/engine';

/** The captions of the summary's pictures. */
export const captions = {
  columns: {
    en: 'Each round take a column: a room and what lies below it.',
    de: 'Nimm in jeder Runde eine Spalte: einen Raum und was darunterliegt.',
    nl: 'Pak elke ronde een kolom: een kamer en wat eronder ligt.',
  },
  house: {
    en: 'Put the room into your house. Nothing floats.',
    de: 'Leg den Raum in dein Haus. Nichts schwebt.',
    nl: 'Leg de kamer in je huis. Niets zweeft.',
  },
  bigRooms: {
    en: 'Rooms of one kind side by side grow into a big one.',
    de: 'Gleiche Räume nebeneinander werden ein großer.',
    nl: 'Gelijke kamers naast elkaar worden één grote.',
  },
  extras: {
    en: 'Furnish it, and let helpers and tools help you.',
    de: 'Richte es ein und lass dir von Helfern und Werkzeugen helfen.',
    nl: 'Richt het in, met hulp van klussers en gereedschap.',
  },
  end: {
    en: 'Don’t forget the roof! After twelve rounds the loveliest house wins.',
    de: 'Vergiss das Dach nicht! Nach zwölf Runden gewinnt das schönste Haus.',
    nl: 'Vergeet het dak niet! Na twaalf ronden wint het mooiste huis.',
  },
} satisfies Readonly<Record<string, ByLanguage<string>>>;
