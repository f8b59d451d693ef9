import type { MeasureWords } from '@richtfest/engine';

type Words = MeasureWords;

/** Clauses for what a better move leads to by the end of the turn, by measure. */
export const moveReasonTexts = {
  en: {
    finishedHouses: ({ from, to }: Words) => `you finish more houses (${to} instead of ${from})`,
    openHouses: ({ from, to }: Words) =>
      `fewer of your houses wait for a roof (${to} instead of ${from})`,
    openValue: ({ from, to }: Words) =>
      `your open houses are worth more once they have a roof (${to} points instead of ${from})`,
    doors: ({ from, to }: Words) =>
      `more of your open houses have a door (${to} instead of ${from})`,
    pots: ({ from, to }: Words) => `you get more flower pots (${to} instead of ${from})`,
    height: ({ from, to }: Words) =>
      `your highest house gets higher (${to} tiles instead of ${from})`,
    stone: ({ from, to }: Words) =>
      `you build with more stone, which is worth most (${to} tiles instead of ${from})`,
    straw: ({ from, to }: Words) => `you depend less on straw (${to} tiles instead of ${from})`,
    cards: ({ from, to }: Words) => `you win a material card more often (${to} instead of ${from})`,
    stacksLeft: ({ from, to }: Words) =>
      `the game lasts longer, which gives you time (${to} stacks to go instead of ${from})`,
  },
  de: {
    finishedHouses: ({ from, to }: Words) =>
      `mehr deiner Häuser werden fertig (${to} statt ${from})`,
    openHouses: ({ from, to }: Words) =>
      `weniger deiner Häuser warten auf ein Dach (${to} statt ${from})`,
    openValue: ({ from, to }: Words) =>
      `deine offenen Häuser sind mit Dach mehr wert (${to} Punkte statt ${from})`,
    doors: ({ from, to }: Words) =>
      `mehr deiner offenen Häuser haben eine Tür (${to} statt ${from})`,
    pots: ({ from, to }: Words) => `du bekommst mehr Blumentöpfe (${to} statt ${from})`,
    height: ({ from, to }: Words) => `dein höchstes Haus wird höher (${to} Teile statt ${from})`,
    stone: ({ from, to }: Words) =>
      `du baust mit mehr Stein, und der ist am meisten wert (${to} Teile statt ${from})`,
    straw: ({ from, to }: Words) =>
      `du verlässt dich weniger auf Stroh (${to} Teile statt ${from})`,
    cards: ({ from, to }: Words) => `du gewinnst öfter eine Materialkarte (${to} statt ${from})`,
    stacksLeft: ({ from, to }: Words) =>
      `das Spiel dauert länger, und die Zeit kannst du brauchen (noch ${to} Stapel statt ${from})`,
  },
  nl: {
    finishedHouses: ({ from, to }: Words) =>
      `meer van je huizen komen af (${to} in plaats van ${from})`,
    openHouses: ({ from, to }: Words) =>
      `minder van je huizen wachten op een dak (${to} in plaats van ${from})`,
    openValue: ({ from, to }: Words) =>
      `je open huizen zijn met een dak meer waard (${to} punten in plaats van ${from})`,
    doors: ({ from, to }: Words) =>
      `meer van je open huizen hebben een deur (${to} in plaats van ${from})`,
    pots: ({ from, to }: Words) => `je krijgt meer bloempotten (${to} in plaats van ${from})`,
    height: ({ from, to }: Words) =>
      `je hoogste huis wordt hoger (${to} delen in plaats van ${from})`,
    stone: ({ from, to }: Words) =>
      `je bouwt met meer steen, en dat is het meest waard (${to} delen in plaats van ${from})`,
    straw: ({ from, to }: Words) =>
      `je bent minder afhankelijk van stro (${to} delen in plaats van ${from})`,
    cards: ({ from, to }: Words) =>
      `je wint vaker een materiaalkaart (${to} in plaats van ${from})`,
    stacksLeft: ({ from, to }: Words) =>
      `het spel duurt langer, en die tijd kun je gebruiken (nog ${to} stapels in plaats van ${from})`,
  },
};
