import type { MeasureWords } from '@richtfest/engine';

type Words = MeasureWords;

/** Clauses for what a better move leads to more often, by measure. */
export const moveReasonTexts = {
  en: {
    roof: ({ from, to }: Words) => `you complete your roof more often (${to} instead of ${from})`,
    roofInOneColour: ({ from, to }: Words) =>
      `a roof in one colour stays within reach (${to} instead of ${from})`,
    bathrooms: ({ from, to }: Words) =>
      `you get bathrooms on both floors more often (${to} instead of ${from})`,
    basics: ({ from, to }: Words) =>
      `you get kitchen, bedroom and bathroom together more often (${to} instead of ${from})`,
    largeRooms: ({ from, to }: Words) =>
      `you build more rooms of two or three cards (${to} instead of ${from})`,
    bestRoom: ({ from, to }: Words) =>
      `your best room gets larger (${to} points instead of ${from})`,
    basement: ({ from, to }: Words) =>
      `you fill the basement more often (${to} instead of ${from})`,
    fullHouse: ({ from, to }: Words) =>
      `you leave no gap in your house more often (${to} instead of ${from})`,
    decor: ({ from, to }: Words) => `more of your rooms get décor (${to} instead of ${from})`,
    helpers: ({ from, to }: Words) => `you get more helpers (${to} instead of ${from})`,
  },
  de: {
    roof: ({ from, to }: Words) => `dein Dach wird öfter fertig (${to} statt ${from})`,
    roofInOneColour: ({ from, to }: Words) =>
      `ein Dach in einer Farbe bleibt möglich (${to} statt ${from})`,
    bathrooms: ({ from, to }: Words) =>
      `du bekommst öfter Bäder auf beiden Etagen (${to} statt ${from})`,
    basics: ({ from, to }: Words) =>
      `du bekommst öfter Küche, Schlafzimmer und Bad zusammen (${to} statt ${from})`,
    largeRooms: ({ from, to }: Words) =>
      `du baust mehr Räume aus zwei oder drei Karten (${to} statt ${from})`,
    bestRoom: ({ from, to }: Words) => `dein bester Raum wird größer (${to} Punkte statt ${from})`,
    basement: ({ from, to }: Words) => `dein Keller wird öfter voll (${to} statt ${from})`,
    fullHouse: ({ from, to }: Words) =>
      `in deinem Haus bleibt öfter keine Lücke (${to} statt ${from})`,
    decor: ({ from, to }: Words) => `mehr deiner Räume bekommen Dekoration (${to} statt ${from})`,
    helpers: ({ from, to }: Words) => `du bekommst mehr Helfer (${to} statt ${from})`,
  },
  nl: {
    roof: ({ from, to }: Words) => `je dak komt vaker af (${to} in plaats van ${from})`,
    roofInOneColour: ({ from, to }: Words) =>
      `een dak in één kleur blijft mogelijk (${to} in plaats van ${from})`,
    bathrooms: ({ from, to }: Words) =>
      `je krijgt vaker badkamers op beide verdiepingen (${to} in plaats van ${from})`,
    basics: ({ from, to }: Words) =>
      `je krijgt vaker keuken, slaapkamer en badkamer samen (${to} in plaats van ${from})`,
    largeRooms: ({ from, to }: Words) =>
      `je bouwt meer kamers van twee of drie kaarten (${to} in plaats van ${from})`,
    bestRoom: ({ from, to }: Words) =>
      `je beste kamer wordt groter (${to} punten in plaats van ${from})`,
    basement: ({ from, to }: Words) => `je kelder komt vaker vol (${to} in plaats van ${from})`,
    fullHouse: ({ from, to }: Words) =>
      `je huis houdt minder vaak een gat over (${to} zonder gat in plaats van ${from})`,
    decor: ({ from, to }: Words) =>
      `meer van je kamers krijgen inrichting (${to} in plaats van ${from})`,
    helpers: ({ from, to }: Words) => `je krijgt meer helpers (${to} in plaats van ${from})`,
  },
};
