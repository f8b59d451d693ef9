import type { MeasureWords } from '@richtfest/engine';

type Words = MeasureWords;

/** Clauses for what a better move leads to, by measure. */
export const moveReasonTexts = {
  en: {
    rooms: ({ from, to }: Words) => `you build more rooms (${to} instead of ${from})`,
    discards: ({ from, to }: Words) => `you discard fewer cards (${to} instead of ${from})`,
    largestColour: ({ from, to }: Words) =>
      `your strongest colour grows (${to} rooms instead of ${from})`,
    majorities: ({ from, to }: Words) =>
      `you have the most rooms in more colours (${to} instead of ${from})`,
    lead: ({ from, to }: Words) =>
      `your lead in your best colour is larger (${to} rooms instead of ${from})`,
    colours: ({ from, to }: Words) => `you build in more colours (${to} instead of ${from})`,
    balance: ({ from, to }: Words) =>
      `your tree stays in balance more often (${to} instead of ${from})`,
    openColours: ({ from, to }: Words) =>
      `more colours still fit into your tree (${to} instead of ${from})`,
  },
  de: {
    rooms: ({ from, to }: Words) => `du baust mehr Räume (${to} statt ${from})`,
    discards: ({ from, to }: Words) => `du legst weniger Karten ab (${to} statt ${from})`,
    largestColour: ({ from, to }: Words) =>
      `deine stärkste Farbe wächst (${to} Räume statt ${from})`,
    majorities: ({ from, to }: Words) =>
      `du hast in mehr Farben die meisten Räume (${to} statt ${from})`,
    lead: ({ from, to }: Words) =>
      `dein Vorsprung in deiner besten Farbe ist größer (${to} Räume statt ${from})`,
    colours: ({ from, to }: Words) => `du baust in mehr Farben (${to} statt ${from})`,
    balance: ({ from, to }: Words) =>
      `dein Baum bleibt öfter im Gleichgewicht (${to} statt ${from})`,
    openColours: ({ from, to }: Words) =>
      `mehr Farben passen noch in deinen Baum (${to} statt ${from})`,
  },
  nl: {
    rooms: ({ from, to }: Words) => `je bouwt meer kamers (${to} in plaats van ${from})`,
    discards: ({ from, to }: Words) => `je legt minder kaarten af (${to} in plaats van ${from})`,
    largestColour: ({ from, to }: Words) =>
      `je sterkste kleur groeit (${to} kamers in plaats van ${from})`,
    majorities: ({ from, to }: Words) =>
      `je hebt in meer kleuren de meeste kamers (${to} in plaats van ${from})`,
    lead: ({ from, to }: Words) =>
      `je voorsprong in je beste kleur is groter (${to} kamers in plaats van ${from})`,
    colours: ({ from, to }: Words) => `je bouwt in meer kleuren (${to} in plaats van ${from})`,
    balance: ({ from, to }: Words) =>
      `je boom blijft vaker in evenwicht (${to} in plaats van ${from})`,
    openColours: ({ from, to }: Words) =>
      `er passen nog meer kleuren in je boom (${to} in plaats van ${from})`,
  },
};
