import type { ByLanguage } from '@richtfest/engine';
import { textsHook } from '../texts/texts-hook.ts';

/** The player of the other game. */
export type Rival = 'expert' | { readonly name: string };

interface ComparisonTexts {
  readonly points: (points: number) => string;
  readonly yourHouse: string;
  readonly houseOf: (rival: Rival) => string;
  readonly pointsByCategory: string;
  readonly you: string;
  readonly rival: (rival: Rival) => string;
  readonly parting: string;
  readonly atYourMove: (number: number, rival: Rival) => string;
  readonly atOthersMove: (name: string) => string;
  readonly sameChoices: string;
  readonly yourMove: string;
  readonly moveOf: (rival: Rival) => string;
  readonly inYourGame: (name: string) => string;
  readonly inGameOf: (name: string, rival: Rival) => string;
  readonly why: string;
  readonly judging: string;
  readonly ownBetter: string;
  readonly otherBetter: (rival: Rival) => string;
  readonly even: string;
  readonly table: string;
}

const comparisonTexts: ByLanguage<ComparisonTexts> = {
  en: {
    points: (points) => (points === 1 ? '1 point' : `${points} points`),
    yourHouse: 'Your house',
    houseOf: (rival) => (rival === 'expert' ? 'The expert’s house' : `${rival.name}’s house`),
    pointsByCategory: 'Points by category',
    you: 'You',
    rival: (rival) => (rival === 'expert' ? 'Expert' : rival.name),
    parting: 'Where your games parted',
    atYourMove: (number, rival) =>
      number === 1
        ? 'Your very first moves were different.'
        : `Up to here you and ${rival === 'expert' ? 'the expert' : rival.name} chose the same. Then came your move ${number}.`,
    atOthersMove: (name) =>
      `Your choices were the same up to here. Then ${name} played differently.`,
    sameChoices: 'You made exactly the same choices.',
    yourMove: 'Your move',
    moveOf: (rival) => (rival === 'expert' ? 'The expert’s move' : `${rival.name}’s move`),
    inYourGame: (name) => `${name} in your game`,
    inGameOf: (name, rival) =>
      `${name} in ${rival === 'expert' ? 'the expert’s' : `${rival.name}’s`} game`,
    why: 'Why',
    judging: 'Finding out which move is better …',
    ownBetter: 'Your move was better.',
    otherBetter: (rival) =>
      `${rival === 'expert' ? 'The expert’s' : `${rival.name}’s`} move was better.`,
    even: 'Both moves are about equally good. What came later made the difference.',
    table: 'The table at that moment',
  },
  de: {
    points: (points) => (points === 1 ? '1 Punkt' : `${points} Punkte`),
    yourHouse: 'Dein Haus',
    houseOf: (rival) => (rival === 'expert' ? 'Das Haus des Profis' : `Das Haus von ${rival.name}`),
    pointsByCategory: 'Punkte nach Kategorie',
    you: 'Du',
    rival: (rival) => (rival === 'expert' ? 'Profi' : rival.name),
    parting: 'Hier trennten sich eure Wege',
    atYourMove: (number, rival) =>
      number === 1
        ? 'Schon eure ersten Züge waren verschieden.'
        : `Bis hierher habt ihr gleich gewählt, du und ${rival === 'expert' ? 'der Profi' : rival.name}. Dann kam dein Zug ${number}.`,
    atOthersMove: (name) =>
      `Bis hierher habt ihr gleich gewählt. Dann hat ${name} anders gespielt.`,
    sameChoices: 'Ihr habt genau gleich gewählt.',
    yourMove: 'Dein Zug',
    moveOf: (rival) => (rival === 'expert' ? 'Der Zug des Profis' : `Der Zug von ${rival.name}`),
    inYourGame: (name) => `${name} in deinem Spiel`,
    inGameOf: (name, rival) =>
      `${name} im Spiel ${rival === 'expert' ? 'des Profis' : `von ${rival.name}`}`,
    why: 'Warum',
    judging: 'Welcher Zug ist besser? Das wird gerade ausgerechnet …',
    ownBetter: 'Dein Zug war besser.',
    otherBetter: (rival) =>
      `Der Zug ${rival === 'expert' ? 'des Profis' : `von ${rival.name}`} war besser.`,
    even: 'Beide Züge sind etwa gleich gut. Den Unterschied machte, was später kam.',
    table: 'Der Tisch in diesem Moment',
  },
  nl: {
    points: (points) => (points === 1 ? '1 punt' : `${points} punten`),
    yourHouse: 'Jouw huis',
    houseOf: (rival) =>
      rival === 'expert' ? 'Het huis van de expert' : `Het huis van ${rival.name}`,
    pointsByCategory: 'Punten per categorie',
    you: 'Jij',
    rival: (rival) => (rival === 'expert' ? 'Expert' : rival.name),
    parting: 'Hier gingen jullie uiteen',
    atYourMove: (number, rival) =>
      number === 1
        ? 'Jullie eerste zetten waren meteen al anders.'
        : `Tot hier kozen jij en ${rival === 'expert' ? 'de expert' : rival.name} hetzelfde. Toen kwam je zet ${number}.`,
    atOthersMove: (name) => `Tot hier kozen jullie hetzelfde. Toen speelde ${name} iets anders.`,
    sameChoices: 'Jullie kozen precies hetzelfde.',
    yourMove: 'Jouw zet',
    moveOf: (rival) => (rival === 'expert' ? 'De zet van de expert' : `De zet van ${rival.name}`),
    inYourGame: (name) => `${name} in jouw spel`,
    inGameOf: (name, rival) =>
      `${name} in het spel van ${rival === 'expert' ? 'de expert' : rival.name}`,
    why: 'Waarom',
    judging: 'Welke zet is beter? Dat wordt nu uitgerekend …',
    ownBetter: 'Jouw zet was beter.',
    otherBetter: (rival) =>
      `De zet van ${rival === 'expert' ? 'de expert' : rival.name} was beter.`,
    even: 'Beide zetten zijn ongeveer even goed. Wat later kwam, maakte het verschil.',
    table: 'De tafel op dat moment',
  },
};

export const useComparisonTexts = textsHook(comparisonTexts);
