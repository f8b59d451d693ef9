import type { ByLanguage } from '@richtfest/engine';
import { textsHook } from '../texts/texts-hook.ts';

interface StatisticsTexts {
  readonly title: string;
  readonly none: string;
  readonly whose: string;
  readonly played: string;
  readonly won: string;
  readonly share: string;
  readonly best: string;
  readonly average: string;
  /** The windows of the house. */
  readonly windows: (places: string) => string;
  readonly windowsHelp: string;
  readonly first: string;
  readonly place: (place: number) => string;
  readonly against: string;
  readonly people: string;
  readonly otherBots: string;
  readonly wonOf: (won: number, played: number) => string;
  readonly latest: string;
  readonly points: (points: string) => string;
  readonly elsewhere: string;
  readonly lesson: string;
  readonly here: string;
  readonly everywhere: string;
  readonly forget: string;
  readonly forgetQuestion: string;
  readonly forgetYes: string;
}

export const statisticsTexts: ByLanguage<StatisticsTexts> = {
  en: {
    title: 'Statistics',
    none: 'Finish a game, and it is counted here: wins, points and opponents.',
    whose: 'Whose?',
    played: 'played',
    won: 'won',
    share: 'of all',
    best: 'record',
    average: 'on average',
    windows: (places) => `Latest games: ${places}`,
    windowsHelp: 'Every window is a game. A lit one is a win.',
    first: 'won',
    place: (place) => `place ${place}`,
    against: 'Against',
    people: 'People',
    otherBots: 'Other bots',
    wonOf: (won, played) => `${won} of ${played} won`,
    latest: 'Latest games',
    points: (points) => `${points} points`,
    elsewhere: 'on another device',
    lesson: 'lesson, not counted',
    here: 'The games of this device count, but not lessons or games begun in the middle of another.',
    everywhere:
      'The games of all your devices count, but not lessons or games begun in the middle of another.',
    forget: 'Delete all results',
    forgetQuestion:
      'Delete all results for good, and with them the houses in your street? Saved games stay.',
    forgetYes: 'Delete',
  },
  de: {
    title: 'Statistik',
    none: 'Was du zu Ende spielst, wird hier gezählt: Siege, Punkte und gegen wen.',
    whose: 'Von wem?',
    played: 'gespielt',
    won: 'gewonnen',
    share: 'von allen',
    best: 'Rekord',
    average: 'im Schnitt',
    windows: (places) => `Die letzten Spiele: ${places}`,
    windowsHelp: 'Jedes Fenster ist ein Spiel. Wo Licht brennt, hast du gewonnen.',
    first: 'gewonnen',
    place: (place) => `Platz ${place}`,
    against: 'Gegen',
    people: 'Menschen',
    otherBots: 'Andere Bots',
    wonOf: (won, played) => `${won} von ${played} gewonnen`,
    latest: 'Letzte Spiele',
    points: (points) => `${points} Punkte`,
    elsewhere: 'auf einem anderen Gerät',
    lesson: 'Lernspiel, zählt nicht',
    here: 'Es zählen die Spiele dieses Geräts, nicht aber Lernspiele und solche, die mitten in einem anderen anfangen.',
    everywhere:
      'Es zählen die Spiele aller deiner Geräte, nicht aber Lernspiele und solche, die mitten in einem anderen anfangen.',
    forget: 'Alle Ergebnisse vergessen',
    forgetQuestion:
      'Alle Ergebnisse für immer vergessen, und mit ihnen die Häuser in deiner Straße? Spiele, die hier liegen, bleiben.',
    forgetYes: 'Ja, vergessen',
  },
  nl: {
    title: 'Statistieken',
    none: 'Wat je uitspeelt, wordt hier geteld: overwinningen, punten en tegen wie.',
    whose: 'Van wie?',
    played: 'gespeeld',
    won: 'gewonnen',
    share: 'van alles',
    best: 'record',
    average: 'gemiddeld',
    windows: (places) => `De laatste spellen: ${places}`,
    windowsHelp: 'Elk raam is een spel. Waar licht brandt, heb je gewonnen.',
    first: 'gewonnen',
    place: (place) => `plaats ${place}`,
    against: 'Tegen',
    people: 'Mensen',
    otherBots: 'Andere bots',
    wonOf: (won, played) => `${won} van ${played} gewonnen`,
    latest: 'Laatste spellen',
    points: (points) => `${points} punten`,
    elsewhere: 'op een ander apparaat',
    lesson: 'les, telt niet mee',
    here: 'De spellen van dit apparaat tellen mee, behalve lessen en spellen die midden in een ander begonnen.',
    everywhere:
      'De spellen van al je apparaten tellen mee, behalve lessen en spellen die midden in een ander begonnen.',
    forget: 'Alle uitslagen vergeten',
    forgetQuestion:
      'Alle uitslagen voorgoed vergeten, en daarmee de huizen in je straat? Spellen die hier liggen, blijven.',
    forgetYes: 'Ja, vergeten',
  },
};

export const useStatisticsTexts = textsHook(statisticsTexts);
