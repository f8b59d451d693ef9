import type { ByLanguage } from '@richtfest/engine';
import { textsHook } from '../texts/texts-hook.ts';

interface PadTexts {
  readonly title: string;
  readonly about: string;
  readonly newGame: string;
  readonly who: string;
  readonly whose: string;
  readonly player: (seat: number) => string;
  readonly addPlayer: string;
  readonly removePlayer: (name: string) => string;
  readonly me: string;
  readonly nobody: string;
  readonly modes: Readonly<Record<'mode' | 'houses' | 'sums', string>>;
  readonly table: string;
  readonly tapHelp: string;
  readonly nothing: string;
  readonly broken: string;
  readonly allow: string;
  readonly takeBack: string;
  readonly fixFirst: string;
  readonly enterFirst: string;
  readonly isMissing: (name: string) => string;
  readonly isEmpty: (name: string) => string;
  readonly reveal: string;
  readonly day: string;
  readonly place: string;
  readonly notes: string;
  readonly photo: string;
  readonly photoHelp: string;
  readonly tie: (name: string) => string;
  readonly saved: string;
  readonly open: string;
  readonly unfinished: string;
  readonly remove: string;
  readonly removeQuestion: string;
  readonly notFound: string;
  readonly noStorage: string;
  readonly boxGames: string;
  readonly boxTally: (played: number, won: number) => string;
  readonly export: string;
  readonly print: string;
  readonly logPlay: string;
  readonly import: string;
  readonly imported: (count: number) => string;
}

const padTexts: ByLanguage<PadTexts> = {
  en: {
    title: 'We played the box',
    about:
      'Tap what lies in each player’s house, or enter the points. The score pad checks the rules and counts for you.',
    newGame: 'New game',
    who: 'Who played?',
    whose: 'Whose house?',
    player: (seat) => `Player ${seat}`,
    addPlayer: 'Add a player',
    removePlayer: (name) => `Remove ${name}`,
    me: 'Which one is you?',
    nobody: 'None',
    modes: { mode: 'What do you enter?', houses: 'Our houses', sums: 'Just the points' },
    table: 'For everyone',
    tapHelp: 'Tap a place, then tap what lies there.',
    nothing: 'Nothing entered yet',
    broken: 'The rules say',
    allow: 'That’s how we played',
    takeBack: 'No, we didn’t',
    fixFirst: 'Fix what is marked, or tap “That’s how we played”.',
    enterFirst: 'Enter every house first.',
    isMissing: (name) => `Nothing entered for ${name} yet.`,
    isEmpty: (name) => `${name} has nothing`,
    reveal: 'Count the points',
    day: 'Day',
    place: 'Place',
    notes: 'Notes',
    photo: 'Add a photo',
    photoHelp: 'The photo stays on this device.',
    tie: (name) => `It’s a tie: ${name}`,
    saved: 'Your games with the box',
    open: 'Open',
    unfinished: 'not finished',
    remove: 'Delete',
    removeQuestion: 'Delete this game with its photo and notes?',
    notFound: 'This game is not on this device.',
    noStorage: 'This browser does not let us save games. Nothing was saved.',
    boxGames: 'Played with the box',
    boxTally: (played, won) => `${played} played, ${won} won`,
    export: 'Save all as',
    print: 'Print',
    logPlay: 'Log in BG Stats',
    import: 'Open saved games',
    imported: (count) => (count === 1 ? '1 game was added.' : `${count} games were added.`),
  },
  de: {
    title: 'Mit der Schachtel gespielt',
    about:
      'Tippe an, was in jedem Haus liegt, oder gib die Punkte ein. Der Punkteblock achtet auf die Regeln und rechnet für dich.',
    newGame: 'Neues Spiel',
    who: 'Wer hat gespielt?',
    whose: 'Wessen Haus?',
    player: (seat) => `Person ${seat}`,
    addPlayer: 'Noch jemand',
    removePlayer: (name) => `${name} entfernen`,
    me: 'Wer davon bist du?',
    nobody: 'Niemand',
    modes: { mode: 'Was gibst du ein?', houses: 'Unsere Häuser', sums: 'Nur die Punkte' },
    table: 'Für alle',
    tapHelp: 'Tippe auf einen Platz, dann auf das, was dort liegt.',
    nothing: 'Noch nichts eingegeben',
    broken: 'Die Regel sagt',
    allow: 'So haben wir gespielt',
    takeBack: 'Doch nicht',
    fixFirst: 'Ändere, was markiert ist, oder tippe auf „So haben wir gespielt“.',
    enterFirst: 'Gib zuerst alle Häuser ein.',
    isMissing: (name) => `Für ${name} ist noch nichts eingegeben.`,
    isEmpty: (name) => `${name} hat nichts`,
    reveal: 'Punkte zählen',
    day: 'Tag',
    place: 'Ort',
    notes: 'Notizen',
    photo: 'Foto hinzufügen',
    photoHelp: 'Das Foto bleibt auf diesem Gerät.',
    tie: (name) => `Gleichstand: ${name}`,
    saved: 'Eure Spiele mit der Schachtel',
    open: 'Öffnen',
    unfinished: 'noch nicht fertig',
    remove: 'Löschen',
    removeQuestion: 'Dieses Spiel mit Foto und Notizen löschen?',
    notFound: 'Dieses Spiel ist nicht auf diesem Gerät.',
    noStorage: 'Dieser Browser lässt uns nichts speichern. Es wurde nichts gespeichert.',
    boxGames: 'Mit der Schachtel gespielt',
    boxTally: (played, won) => `${played} gespielt, ${won} gewonnen`,
    export: 'Alles speichern als',
    print: 'Drucken',
    logPlay: 'In BG Stats eintragen',
    import: 'Gespeicherte Spiele öffnen',
    imported: (count) =>
      count === 1 ? '1 Spiel wurde hinzugefügt.' : `${count} Spiele wurden hinzugefügt.`,
  },
  nl: {
    title: 'Met de doos gespeeld',
    about:
      'Tik aan wat er in elk huis ligt, of vul de punten in. Het scoreblok let op de regels en telt voor je.',
    newGame: 'Nieuw spel',
    who: 'Wie speelden er?',
    whose: 'Wiens huis?',
    player: (seat) => `Speler ${seat}`,
    addPlayer: 'Nog een speler',
    removePlayer: (name) => `${name} verwijderen`,
    me: 'Wie ben jij?',
    nobody: 'Niemand',
    modes: { mode: 'Wat voer je in?', houses: 'Onze huizen', sums: 'Alleen de punten' },
    table: 'Voor iedereen',
    tapHelp: 'Tik op een plek en dan op wat daar ligt.',
    nothing: 'Nog niets ingevoerd',
    broken: 'De regel zegt',
    allow: 'Zo hebben we gespeeld',
    takeBack: 'Toch niet',
    fixFirst: 'Verander wat gemarkeerd is, of tik op “Zo hebben we gespeeld”.',
    enterFirst: 'Voer eerst alle huizen in.',
    isMissing: (name) => `Voor ${name} is nog niets ingevoerd.`,
    isEmpty: (name) => `${name} heeft niets`,
    reveal: 'Punten tellen',
    day: 'Dag',
    place: 'Plaats',
    notes: 'Notities',
    photo: 'Foto toevoegen',
    photoHelp: 'De foto blijft op dit apparaat.',
    tie: (name) => `Gelijke stand: ${name}`,
    saved: 'Jullie spellen met de doos',
    open: 'Openen',
    unfinished: 'nog niet klaar',
    remove: 'Verwijderen',
    removeQuestion: 'Dit spel met foto en notities verwijderen?',
    notFound: 'Dit spel staat niet op dit apparaat.',
    noStorage: 'Deze browser laat ons niets opslaan. Er is niets opgeslagen.',
    boxGames: 'Met de doos gespeeld',
    boxTally: (played, won) => `${played} gespeeld, ${won} gewonnen`,
    export: 'Alles opslaan als',
    print: 'Afdrukken',
    logPlay: 'In BG Stats zetten',
    import: 'Opgeslagen spellen openen',
    imported: (count) =>
      count === 1 ? '1 spel is toegevoegd.' : `${count} spellen zijn toegevoegd.`,
  },
};

export const usePadTexts = textsHook(padTexts);
