import type { ByLanguage } from '@richtfest/engine';
import { textsHook } from '../texts/texts-hook.ts';

interface EditorTexts {
  readonly title: string;
  readonly help: string;
  readonly table: string;
  readonly houses: string;
  /** Places that many games have. */
  readonly seat: string;
  readonly phase: string;
  readonly round: string;
  readonly rolls: string;
  readonly firstSeat: string;
  readonly nobody: string;
  readonly nothing: string;
  readonly whose: string;
  readonly chooseHere: (place: string) => string;
  /** How many of a component the box still has. */
  readonly left: (count: number) => string;
  readonly nothingFits: string;
  readonly remove: string;
  readonly move: string;
  readonly moveHelp: string;
  readonly cancel: string;
  readonly add: (component: string) => string;
  readonly takeOut: (component: string) => string;
  readonly ask: string;
  readonly possible: string;
  readonly undo: string;
}

export const editorTexts: ByLanguage<EditorTexts> = {
  en: {
    title: 'Set up a position',
    help: 'Tap a place, then what lies there.',
    table: 'On the table',
    houses: 'The players',
    seat: 'Whose turn is it?',
    phase: 'What comes next?',
    round: 'Round',
    rolls: 'Rolls in this turn',
    firstSeat: 'Who started the game?',
    nobody: 'Nobody',
    nothing: 'nothing',
    whose: 'Whose pieces?',
    chooseHere: (place) => `What lies here? ${place}`,
    left: (count) => `${count} left`,
    nothingFits: 'Nothing that is left can go here.',
    remove: 'Remove',
    move: 'Move',
    moveHelp: 'Tap the place to move it to.',
    cancel: 'Cancel',
    add: (component) => `Add: ${component}`,
    takeOut: (component) => `Take out: ${component}`,
    ask: 'Try a move',
    possible: 'This position is possible.',
    undo: 'Undo',
  },
  de: {
    title: 'Stellung aufbauen',
    help: 'Tippe auf einen Platz und dann auf das, was dort liegt.',
    table: 'Auf dem Tisch',
    houses: 'Die Spieler',
    seat: 'Wer ist am Zug?',
    phase: 'Was kommt als Nächstes?',
    round: 'Runde',
    rolls: 'Würfe in diesem Zug',
    firstSeat: 'Wer hat das Spiel begonnen?',
    nobody: 'Niemand',
    nothing: 'nichts',
    whose: 'Wessen Sachen?',
    chooseHere: (place) => `Was liegt hier? ${place}`,
    left: (count) => `noch ${count}`,
    nothingFits: 'Von dem, was übrig ist, darf hier nichts liegen.',
    remove: 'Wegnehmen',
    move: 'Verschieben',
    moveHelp: 'Tippe auf den Platz, an den es soll.',
    cancel: 'Abbrechen',
    add: (component) => `Dazulegen: ${component}`,
    takeOut: (component) => `Wegnehmen: ${component}`,
    ask: 'Einen Zug probieren',
    possible: 'Diese Stellung ist möglich.',
    undo: 'Rückgängig',
  },
  nl: {
    title: 'Stelling opzetten',
    help: 'Tik op een plek en dan op wat daar ligt.',
    table: 'Op tafel',
    houses: 'De spelers',
    seat: 'Wie is aan de beurt?',
    phase: 'Wat komt er nu?',
    round: 'Ronde',
    rolls: 'Worpen in deze beurt',
    firstSeat: 'Wie is het spel begonnen?',
    nobody: 'Niemand',
    nothing: 'niets',
    whose: 'Wiens spullen?',
    chooseHere: (place) => `Wat ligt hier? ${place}`,
    left: (count) => `nog ${count}`,
    nothingFits: 'Van wat er over is, mag hier niets liggen.',
    remove: 'Weghalen',
    move: 'Verplaatsen',
    moveHelp: 'Tik op de plek waar het heen moet.',
    cancel: 'Annuleren',
    add: (component) => `Erbij: ${component}`,
    takeOut: (component) => `Eruit: ${component}`,
    ask: 'Een zet proberen',
    possible: 'Deze stelling is mogelijk.',
    undo: 'Ongedaan maken',
  },
};

export const useEditorTexts = textsHook(editorTexts);
