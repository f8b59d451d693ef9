import type { ByLanguage, MeasureText } from '@richtfest/engine';

type Name =
  | 'finishedHouses'
  | 'openHouses'
  | 'openValue'
  | 'doors'
  | 'pots'
  | 'height'
  | 'stone'
  | 'straw';

/** What a better move leads to by the end of the turn, by measure. */
export const moveReasonTexts: ByLanguage<Readonly<Record<Name, MeasureText>>> = {
  en: {
    finishedHouses: (seat, format) =>
      `${format.does(seat, 'you have', 'has')} more finished houses`,
    openHouses: (seat, format) =>
      `${format.does(seat, 'you leave', 'leaves')} fewer houses without a roof`,
    openValue: (seat, format) =>
      `${format.player(seat, 'your open houses', (name) => `${name}’s open houses`)} will score more points once they have a roof`,
    doors: (seat, format) =>
      `more of ${format.player(seat, 'your open houses', (name) => `${name}’s open houses`)} have a door`,
    pots: (seat, format) => `${format.does(seat, 'you have', 'has')} more flower pots`,
    height: (seat, format) =>
      `${format.player(seat, 'your tallest house', (name) => `${name}’s tallest house`)} has more tiles`,
    stone: (seat, format) =>
      `${format.does(seat, 'you have', 'has')} more stone tiles, which are worth most`,
    straw: (seat, format) =>
      `${format.does(seat, 'you have', 'has')} fewer straw tiles, which are worth least`,
  },
  de: {
    finishedHouses: (seat, format) => `${format.does(seat, 'du hast', 'hat')} mehr fertige Häuser`,
    openHouses: (seat, format) =>
      `${format.does(seat, 'du lässt', 'lässt')} weniger Häuser ohne Dach`,
    openValue: (seat, format) =>
      `${format.player(seat, 'deine offenen Häuser', (name) => `die offenen Häuser von ${name}`)} bringen mehr Punkte, sobald sie ein Dach haben`,
    doors: (seat, format) =>
      `${format.player(seat, 'mehr deiner offenen Häuser', (name) => `mehr offene Häuser von ${name}`)} haben eine Tür`,
    pots: (seat, format) => `${format.does(seat, 'du hast', 'hat')} mehr Blumentöpfe`,
    height: (seat, format) =>
      `${format.player(seat, 'dein höchstes Haus', (name) => `das höchste Haus von ${name}`)} hat mehr Hausteile`,
    stone: (seat, format) =>
      `${format.does(seat, 'du hast', 'hat')} mehr Hausteile aus Stein, die am meisten wert sind`,
    straw: (seat, format) =>
      `${format.does(seat, 'du hast', 'hat')} weniger Hausteile aus Stroh, die am wenigsten wert sind`,
  },
  nl: {
    finishedHouses: (seat, format) => `${format.does(seat, 'je hebt', 'heeft')} meer huizen af`,
    openHouses: (seat, format) =>
      `${format.does(seat, 'je laat', 'laat')} minder huizen zonder dak`,
    openValue: (seat, format) =>
      `${format.player(seat, 'je open huizen', (name) => `de open huizen van ${name}`)} leveren meer punten op zodra ze een dak hebben`,
    doors: (seat, format) =>
      `${format.player(seat, 'meer van je open huizen', (name) => `meer open huizen van ${name}`)} hebben een deur`,
    pots: (seat, format) => `${format.does(seat, 'je hebt', 'heeft')} meer bloempotten`,
    height: (seat, format) =>
      `${format.player(seat, 'je hoogste huis', (name) => `het hoogste huis van ${name}`)} heeft meer tegels`,
    stone: (seat, format) =>
      `${format.does(seat, 'je hebt', 'heeft')} meer tegels van steen, die het meest waard zijn`,
    straw: (seat, format) =>
      `${format.does(seat, 'je hebt', 'heeft')} minder tegels van stro, die het minst waard zijn`,
  },
};
