import type { ByLanguage, Format, Seat } from '@richtfest/engine';
import { textsHook } from '../texts/texts-hook.ts';

interface StreetTexts {
  readonly title: string;
  /** For a person of several on this device. */
  readonly titleOf: (name: string) => string;
  readonly houses: (count: number) => string;
  readonly everyone: string;
  readonly whose: string;
  readonly empty: string;
  readonly emptyHelp: string;
  readonly houseOf: (name: string) => string;
  /** The reader's own. */
  readonly yourHouse: string;
  readonly points: (count: string) => string;
  readonly story: string;
  /** The sentences of the story, about the player who built the house. */
  readonly built: (seat: Seat, words: { date: string; game: string }, format: Format) => string;
  readonly you: string;
  readonly with: (names: string) => string;
  readonly won: (seat: Seat, format: Format) => string;
  readonly place: (seat: Seat, place: number, format: Format) => string;
  readonly replay: string;
  readonly share: string;
  readonly shared: (name: string) => string;
  readonly poster: string;
  readonly print: string;
  readonly opening: string;
  /** The match is not on this device: the game's own house stands for it. */
  readonly elsewhere: string;
  readonly firsts: string;
  readonly firstHouse: string;
  readonly firstGame: (game: string) => string;
  readonly firstWin: string;
  readonly firstWinAgainst: (level: string) => string;
  readonly notFound: string;
}

export const streetTexts: ByLanguage<StreetTexts> = {
  en: {
    title: 'My street',
    titleOf: (name) => `${name}’s street`,
    houses: (count) => (count === 1 ? '1 house' : `${count} houses`),
    everyone: 'Everyone',
    whose: 'Whose houses?',
    empty: 'Your street is still a meadow.',
    emptyHelp: 'Finish a game, and what you built moves in here.',
    houseOf: (name) => `${name}’s house`,
    yourHouse: 'Your house',
    points: (count) => `${count} points`,
    story: 'The story of this house',
    built: (seat, { date, game }, format) =>
      `${format.does(seat, 'You built', 'built')} it on ${date} in ${game}.`,
    you: 'you',
    with: (names) => `At the table: ${names}.`,
    won: (seat, format) => `${format.does(seat, 'You won', 'won')}.`,
    place: (seat, place, format) =>
      `${format.does(seat, 'You finished', 'finished')} in place ${format.number(place)}.`,
    replay: 'Watch it being built',
    share: 'Share my house',
    shared: (name) => `${name} built this house in Richtfest.`,
    poster: 'Save as a poster',
    print: 'Print',
    opening: 'Unpacking the house …',
    elsewhere: 'This house was built on another device, and its plans are still there.',
    firsts: 'Proud moments',
    firstHouse: 'First house in your street',
    firstGame: (game) => `First game of ${game}`,
    firstWin: 'First win',
    firstWinAgainst: (level) => `First win against a bot: ${level}`,
    notFound: 'This house is not in your street.',
  },
  de: {
    title: 'Meine Straße',
    titleOf: (name) => `Die Straße von ${name}`,
    houses: (count) => (count === 1 ? '1 Haus' : `${count} Häuser`),
    everyone: 'Alle',
    whose: 'Wessen Häuser?',
    empty: 'Deine Straße ist noch eine Wiese.',
    emptyHelp: 'Spiel ein Spiel zu Ende, dann zieht hier ein, was du gebaut hast.',
    houseOf: (name) => `Das Haus von ${name}`,
    yourHouse: 'Dein Haus',
    points: (count) => `${count} Punkte`,
    story: 'Die Geschichte dieses Hauses',
    built: (seat, { date, game }, format) =>
      `${format.does(seat, 'Du hast', 'hat')} es am ${date} in ${game} gebaut.`,
    you: 'du',
    with: (names) => `Am Tisch: ${names}.`,
    won: (seat, format) => `${format.does(seat, 'Du hast', 'hat')} gewonnen.`,
    place: (seat, place, format) =>
      `${format.does(seat, 'Du bist', 'ist')} auf Platz ${format.number(place)} gekommen.`,
    replay: 'Beim Bauen zusehen',
    share: 'Mein Haus teilen',
    shared: (name) => `Dieses Haus hat ${name} in Richtfest gebaut.`,
    poster: 'Als Poster sichern',
    print: 'Drucken',
    opening: 'Das Haus wird ausgepackt …',
    elsewhere: 'Dieses Haus entstand auf einem anderen Gerät. Seine Pläne sind dort geblieben.',
    firsts: 'Stolze Momente',
    firstHouse: 'Das erste Haus in deiner Straße',
    firstGame: (game) => `Das erste Mal ${game}`,
    firstWin: 'Der erste Sieg',
    firstWinAgainst: (level) => `Der erste Sieg gegen einen Bot: ${level}`,
    notFound: 'Dieses Haus steht nicht in deiner Straße.',
  },
  nl: {
    title: 'Mijn straat',
    titleOf: (name) => `De straat van ${name}`,
    houses: (count) => (count === 1 ? '1 huis' : `${count} huizen`),
    everyone: 'Iedereen',
    whose: 'Van wie?',
    empty: 'Je straat is nog een weiland.',
    emptyHelp: 'Speel een spel uit, dan komt hier te staan wat je hebt gebouwd.',
    houseOf: (name) => `Het huis van ${name}`,
    yourHouse: 'Jouw huis',
    points: (count) => `${count} punten`,
    story: 'Het verhaal van dit huis',
    built: (seat, { date, game }, format) =>
      `${format.does(seat, 'Je hebt', 'heeft')} het op ${date} in ${game} gebouwd.`,
    you: 'jij',
    with: (names) => `Aan tafel: ${names}.`,
    won: (seat, format) => `${format.does(seat, 'Je hebt', 'heeft')} gewonnen.`,
    place: (seat, place, format) =>
      `${format.does(seat, 'Je bent', 'is')} op plaats ${format.number(place)} geëindigd.`,
    replay: 'Kijk hoe het werd gebouwd',
    share: 'Mijn huis delen',
    shared: (name) => `Dit huis heeft ${name} gebouwd in Richtfest.`,
    poster: 'Als poster bewaren',
    print: 'Afdrukken',
    opening: 'Het huis wordt uitgepakt …',
    elsewhere: 'Dit huis is op een ander apparaat gebouwd. De tekeningen zijn daar gebleven.',
    firsts: 'Trotse momenten',
    firstHouse: 'Het eerste huis in je straat',
    firstGame: (game) => `De eerste keer ${game}`,
    firstWin: 'De eerste overwinning',
    firstWinAgainst: (level) => `De eerste overwinning op een bot: ${level}`,
    notFound: 'Dit huis staat niet in je straat.',
  },
};

export const useStreetTexts = textsHook(streetTexts);
