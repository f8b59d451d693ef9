import type { ByLanguage } from '@richtfest/engine';
import { textsHook } from '../texts/texts-hook.ts';

/** Texts of match files that are opened. */
export interface FileTexts {
  readonly title: string;
  readonly safe: string;
  readonly problems: {
    readonly 'too-big': string;
    readonly empty: string;
    readonly 'not-json': string;
    readonly 'too-deep': string;
    readonly 'duplicate-key': (path: string, line: number) => string;
    readonly 'not-ours': string;
    readonly observations: string;
    readonly 'no-luck': string;
    readonly 'other-format': (format: string) => string;
    readonly 'unknown-game': (game: string) => string;
    readonly 'unknown-rules': (game: string, version: number) => string;
    readonly broken: (problem: string) => string;
    readonly false: string;
    readonly unreadable: string;
  };
}

export const fileTexts: ByLanguage<FileTexts> = {
  en: {
    title: 'This file can’t be opened',
    safe: 'Nothing was changed: the file and your games are as they were.',
    problems: {
      'too-big': 'It is much too big for a saved game.',
      empty: 'It is empty.',
      'not-json': 'It is not valid JSON. Perhaps it was cut off, or it is another kind of file.',
      'too-deep': 'Its lists are nested more deeply than in any of our games.',
      'duplicate-key': (path, line) =>
        `It contains “${path}” twice (line ${line}), and nobody can tell which one counts.`,
      'not-ours': 'It is not a Richtfest game: another program made it.',
      observations:
        'It contains only what one player saw of an unfinished game. You can save the whole game when it is over.',
      'no-luck':
        'The game was still running when this was saved, and its luck is not in the file. Save it again when it is over.',
      'other-format': (format) =>
        `It was made by another version of Richtfest (${format}). Reload the page to get the newest one, and try again.`,
      'unknown-game': (game) => `The game “${game}” is not known here.`,
      'unknown-rules': (game, version) =>
        `It was played by version ${version} of the rules of ${game}, which is not known here. Reload the page to get the newest rules.`,
      broken: (problem) => `It is damaged: ${problem}`,
      false: 'It is not correct:',
      unreadable: 'The browser could not read it. Try again.',
    },
  },
  de: {
    title: 'Diese Datei lässt sich nicht öffnen',
    safe: 'Es wurde nichts verändert: Die Datei und deine Spiele sind, wie sie waren.',
    problems: {
      'too-big': 'Sie ist viel zu groß für ein gespeichertes Spiel.',
      empty: 'Sie ist leer.',
      'not-json':
        'Sie enthält keinen Text, den ein Programm lesen kann (JSON). Vielleicht wurde sie abgeschnitten, oder es ist eine andere Art Datei.',
      'too-deep': 'Sie ist tiefer verschachtelt als jedes unserer Spiele.',
      'duplicate-key': (path, line) =>
        `„${path}“ steht zweimal darin (Zeile ${line}), und niemand weiß, was davon gilt.`,
      'not-ours': 'Das ist kein Spiel von Richtfest: Ein anderes Programm hat sie gemacht.',
      observations:
        'Sie enthält, was jemand von einem laufenden Spiel gesehen hat. Das ganze Spiel lässt sich speichern, wenn es aus ist.',
      'no-luck':
        'Das Spiel lief noch, als sie gespeichert wurde, und sein Glück steht nicht in der Datei. Speichere es noch einmal, wenn es aus ist.',
      'other-format': (format) =>
        `Sie stammt von einer anderen Version von Richtfest (${format}). Lade die Seite neu, dann hast du die neueste, und versuche es noch einmal.`,
      'unknown-game': (game) => `Das Spiel „${game}“ ist hier nicht bekannt.`,
      'unknown-rules': (game, version) =>
        `Gespielt wurde nach Version ${version} der Regeln von ${game}, die hier nicht bekannt ist. Lade die Seite neu, dann hast du die neuesten Regeln.`,
      broken: (problem) => `Sie ist beschädigt: ${problem}`,
      false: 'Sie stimmt nicht:',
      unreadable: 'Der Browser konnte sie nicht lesen. Versuche es noch einmal.',
    },
  },
  nl: {
    title: 'Dit bestand gaat niet open',
    safe: 'Er is niets veranderd: het bestand en je spellen zijn zoals ze waren.',
    problems: {
      'too-big': 'Het is veel te groot voor een opgeslagen spel.',
      empty: 'Het is leeg.',
      'not-json':
        'Er staat geen tekst in die een programma kan lezen (JSON). Misschien is het afgebroken, of is het een ander soort bestand.',
      'too-deep': 'Het zit dieper in elkaar genest dan welk spel van ons ook.',
      'duplicate-key': (path, line) =>
        `“${path}” staat er twee keer in (regel ${line}), en niemand weet welke geldt.`,
      'not-ours': 'Dit is geen spel van Richtfest: een ander programma heeft het gemaakt.',
      observations:
        'Er staat in wat iemand zag van een spel dat nog liep. Het hele spel kun je opslaan als het uit is.',
      'no-luck':
        'Het spel liep nog toen dit werd opgeslagen, en het geluk staat niet in het bestand. Sla het opnieuw op als het uit is.',
      'other-format': (format) =>
        `Het komt van een andere versie van Richtfest (${format}). Laad de pagina opnieuw voor de nieuwste, en probeer het nog eens.`,
      'unknown-game': (game) => `Het spel “${game}” is hier niet bekend.`,
      'unknown-rules': (game, version) =>
        `Er is gespeeld volgens versie ${version} van de regels van ${game}, en die is hier niet bekend. Laad de pagina opnieuw voor de nieuwste regels.`,
      broken: (problem) => `Het is beschadigd: ${problem}`,
      false: 'Het klopt niet:',
      unreadable: 'De browser kon het niet lezen. Probeer het nog eens.',
    },
  },
};

export const useFileTexts = textsHook(fileTexts);
