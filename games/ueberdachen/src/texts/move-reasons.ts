import type { MeasureWords } from '@richtfest/engine';

type Words = MeasureWords;

/** Clauses for what a better move leads to by the end of the turn, by measure. */
export const moveReasonTexts = {
  en: {
    completeRooms: ({ from, to }: Words) => `you complete more rooms (${to} instead of ${from})`,
    filled: ({ from, to }: Words) =>
      `more cells of your floor are filled (${to} instead of ${from})`,
    gaps: ({ from, to }: Words) => `your open rooms have fewer gaps (${to} instead of ${from})`,
    materials: ({ from, to }: Words) =>
      `you keep more materials for your next turn (${to} instead of ${from})`,
    kindsStored: ({ from, to }: Words) =>
      `you have more kinds of materials to trade with (${to} instead of ${from})`,
    fitting: ({ from, to }: Words) =>
      `more of your stored materials fit your rooms (${to} instead of ${from})`,
    pillars: ({ from, to }: Words) =>
      `you are closer to the ceiling or the roof (${to} pillars instead of ${from})`,
    opener: ({ from, to }: Words) => `you keep the bottle opener (${to} instead of ${from})`,
    othersMaterials: ({ from, to }: Words) =>
      `the others have fewer materials to build with (${to} instead of ${from})`,
  },
  de: {
    completeRooms: ({ from, to }: Words) =>
      `mehr deiner Zimmer werden fertig (${to} statt ${from})`,
    filled: ({ from, to }: Words) =>
      `auf deiner Etage sind mehr Felder belegt (${to} statt ${from})`,
    gaps: ({ from, to }: Words) =>
      `deine offenen Zimmer haben weniger Lücken (${to} statt ${from})`,
    materials: ({ from, to }: Words) =>
      `du behältst mehr Material für den nächsten Zug (${to} statt ${from})`,
    kindsStored: ({ from, to }: Words) =>
      `du hast mehr Sorten Material zum Tauschen (${to} statt ${from})`,
    fitting: ({ from, to }: Words) =>
      `mehr von deinem Material passt in deine Zimmer (${to} statt ${from})`,
    pillars: ({ from, to }: Words) =>
      `du bist näher an der Decke oder am Dach (${to} Pfeiler statt ${from})`,
    opener: ({ from, to }: Words) => `du behältst den Flaschenöffner (${to} statt ${from})`,
    othersMaterials: ({ from, to }: Words) =>
      `die anderen haben weniger Material zum Bauen (${to} statt ${from})`,
  },
  nl: {
    completeRooms: ({ from, to }: Words) =>
      `meer van je kamers komen af (${to} in plaats van ${from})`,
    filled: ({ from, to }: Words) =>
      `op je verdieping zijn meer vakken gevuld (${to} in plaats van ${from})`,
    gaps: ({ from, to }: Words) =>
      `je open kamers hebben minder gaten (${to} in plaats van ${from})`,
    materials: ({ from, to }: Words) =>
      `je houdt meer materiaal over voor je volgende beurt (${to} in plaats van ${from})`,
    kindsStored: ({ from, to }: Words) =>
      `je hebt meer soorten materiaal om te ruilen (${to} in plaats van ${from})`,
    fitting: ({ from, to }: Words) =>
      `meer van je materiaal past in je kamers (${to} in plaats van ${from})`,
    pillars: ({ from, to }: Words) =>
      `je bent dichter bij het plafond of het dak (${to} pijlers in plaats van ${from})`,
    opener: ({ from, to }: Words) => `je houdt de flesopener (${to} in plaats van ${from})`,
    othersMaterials: ({ from, to }: Words) =>
      `de anderen hebben minder materiaal om mee te bouwen (${to} in plaats van ${from})`,
  },
};
