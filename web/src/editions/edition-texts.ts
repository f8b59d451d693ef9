import type { ByLanguage } from '@richtfest/engine';
import { textsHook } from '../texts/texts-hook.ts';
import type { Bound } from './form.ts';

export interface EditionTexts {
  readonly title: string;
  readonly intro: string;
  readonly noData: string;
  readonly mine: string;
  readonly none: string;
  readonly create: string;
  /** The name of a first edition. */
  readonly firstName: string;
  readonly openFile: string;
  readonly checks: string;
  readonly checksIntro: string;
  readonly enter: string;
  readonly nothingToEnter: string;
  readonly edit: string;
  readonly copy: string;
  readonly remove: string;
  readonly removed: (name: string) => string;
  readonly undo: string;
  readonly unfinished: string;
  readonly name: string;
  readonly nameProblem: string;
  readonly saved: string;
  readonly standard: string;
  readonly changes: (count: number) => string;
  readonly differences: string;
  readonly noDifferences: string;
  readonly was: string;
  readonly changed: string;
  readonly reset: string;
  readonly problems: string;
  readonly length: Readonly<Record<Bound, (wanted: number, actual: number) => string>>;
  readonly fewer: string;
  readonly more: string;
  readonly kind: string;
  readonly severalOf: string;
  readonly yes: string;
  readonly no: string;
  readonly nothing: string;
  readonly share: string;
  readonly shareHelp: string;
  readonly shareLink: string;
  readonly link: string;
  readonly copied: string;
  readonly saveFile: string;
  readonly play: string;
  readonly sharedTitle: (game: string) => string;
  readonly sharedIntro: (name: string) => string;
  readonly keep: string;
  readonly kept: string;
  readonly sharedProblem: string;
  readonly safe: string;
  readonly refusals: {
    readonly unreadable: string;
    readonly 'too-big': string;
    readonly 'not-ours': string;
    readonly 'damaged-link': string;
    readonly 'unknown-game': (game: string) => string;
    readonly broken: (problem: string) => string;
  };
  readonly edition: string;
  readonly unnamed: string;
  /** At a table: `Edition: Our box, 2 changes`. */
  readonly line: (name: string, changes: number | undefined) => string;
  readonly toEditions: string;
}

export const editionTexts: ByLanguage<EditionTexts> = {
  en: {
    title: 'Custom editions',
    intro:
      'Boxes differ, and some numbers are not printed in any rulebook. Make an edition with what is in your box, or with anything else you would like to try.',
    noData: 'This game has nothing that could be changed in an edition.',
    mine: 'Your editions',
    none: 'You have none yet.',
    create: 'New edition',
    firstName: 'Our box',
    openFile: 'Open a file',
    checks: 'Check these in your box',
    checksIntro:
      'We could not find out these numbers and designed our own. If you own the box, look them up and enter what you find.',
    enter: 'Enter it',
    nothingToEnter: 'There is nothing to enter.',
    edit: 'Edit',
    copy: 'Duplicate',
    remove: 'Delete',
    removed: (name) => `“${name}” has been deleted.`,
    undo: 'Undo',
    unfinished: 'Not ready to play yet.',
    name: 'Name of the edition',
    nameProblem: 'Give it a name with at least one letter, number or emoji, 40 characters at most.',
    saved: 'Every change is saved on this device at once.',
    standard: 'Standard',
    changes: (count) =>
      count === 0 ? 'no changes' : count === 1 ? '1 change' : `${count} changes`,
    differences: 'What differs from the standard',
    noDifferences: 'Nothing yet: this is the standard.',
    was: 'standard',
    changed: 'changed',
    reset: 'Back to the standard',
    problems: 'Something does not fit yet:',
    length: {
      exactly: (wanted, actual) => `There must be ${wanted} in all, not ${actual}.`,
      'at-least': (wanted, actual) => `There must be at least ${wanted}, not ${actual}.`,
      'at-most': (wanted, actual) => `There must be at most ${wanted}, not ${actual}.`,
    },
    fewer: 'One less',
    more: 'One more',
    kind: 'Kind',
    severalOf: 'some of these',
    yes: 'yes',
    no: 'no',
    nothing: 'none',
    share: 'Share',
    shareHelp: 'The link contains the whole edition. No server stores it.',
    shareLink: 'Share link',
    link: 'Link to this edition',
    copied: 'Copied.',
    saveFile: 'Save as a file',
    play: 'Play with it',
    sharedTitle: (game) => `${game}: an edition for you`,
    sharedIntro: (name) => `“${name}” differs from the standard in this:`,
    keep: 'Save this edition',
    kept: 'You already have this edition.',
    sharedProblem: 'This edition can’t be opened',
    safe: 'Nothing was changed: your editions are as they were.',
    refusals: {
      unreadable: 'This is not valid JSON. Perhaps it was cut off, or it is another kind of file.',
      'too-big': 'It is much too big for an edition.',
      'not-ours': 'It is not a Richtfest edition.',
      'damaged-link': 'The link is incomplete. Ask for it again, or for a file.',
      'unknown-game': (game) => `The game “${game}” is not known here.`,
      broken: (problem) => `It does not fit the game: ${problem}`,
    },
    edition: 'Edition',
    unnamed: 'Without a name',
    line: (name, changes) =>
      changes === undefined
        ? `Edition: ${name}`
        : `Edition: ${name}, ${changes === 1 ? '1 change' : `${changes} changes`}`,
    toEditions: 'Custom editions',
  },
  de: {
    title: 'Eigene Fassungen',
    intro:
      'Schachteln unterscheiden sich, und manche Zahlen stehen in keiner Anleitung. Mach eine Fassung mit dem, was in deiner Schachtel liegt, oder mit allem anderen, was du ausprobieren möchtest.',
    noData: 'Dieses Spiel braucht keine eigene Fassung: Es gibt nichts zu ändern.',
    mine: 'Deine Fassungen',
    none: 'Du hast noch keine.',
    create: 'Neue Fassung',
    firstName: 'Unsere Schachtel',
    openFile: 'Datei öffnen',
    checks: 'Schau in deiner Schachtel nach',
    checksIntro:
      'Diese Zahlen konnten wir nicht herausfinden und haben eigene erdacht. Wenn du die Schachtel besitzt, sieh nach und trag ein, was du findest.',
    enter: 'Eintragen',
    nothingToEnter: 'Hier gibt es nichts einzutragen.',
    edit: 'Bearbeiten',
    copy: 'Duplizieren',
    remove: 'Löschen',
    removed: (name) => `„${name}“ wurde gelöscht.`,
    undo: 'Rückgängig',
    unfinished: 'Noch nicht spielbar.',
    name: 'Name der Fassung',
    nameProblem:
      'Gib ihr einen Namen mit mindestens einem Buchstaben, einer Ziffer oder einem Emoji und höchstens 40 Zeichen.',
    saved: 'Jede Änderung wird sofort auf diesem Gerät gespeichert.',
    standard: 'Standard',
    changes: (count) =>
      count === 0 ? 'keine Änderungen' : count === 1 ? '1 Änderung' : `${count} Änderungen`,
    differences: 'Was vom Standard abweicht',
    noDifferences: 'Noch nichts: Das ist der Standard.',
    was: 'Standard',
    changed: 'geändert',
    reset: 'Zurück zum Standard',
    problems: 'Etwas passt noch nicht:',
    length: {
      exactly: (wanted, actual) => `Es müssen insgesamt ${wanted} sein, nicht ${actual}.`,
      'at-least': (wanted, actual) => `Es müssen mindestens ${wanted} sein, nicht ${actual}.`,
      'at-most': (wanted, actual) => `Es dürfen höchstens ${wanted} sein, nicht ${actual}.`,
    },
    fewer: 'Eins weniger',
    more: 'Eins mehr',
    kind: 'Art',
    severalOf: 'einige von diesen',
    yes: 'ja',
    no: 'nein',
    nothing: 'keine',
    share: 'Teilen',
    shareHelp: 'Der Link enthält die ganze Fassung. Kein Server speichert sie.',
    shareLink: 'Link teilen',
    link: 'Link zu dieser Fassung',
    copied: 'Kopiert.',
    saveFile: 'Als Datei speichern',
    play: 'Damit spielen',
    sharedTitle: (game) => `${game}: eine Fassung für dich`,
    sharedIntro: (name) => `„${name}“ weicht so vom Standard ab:`,
    keep: 'Diese Fassung speichern',
    kept: 'Diese Fassung hast du schon.',
    sharedProblem: 'Diese Fassung lässt sich nicht öffnen',
    safe: 'Es wurde nichts verändert: Deine Fassungen sind, wie sie waren.',
    refusals: {
      unreadable:
        'Das ist kein Text, den ein Programm lesen kann (JSON). Vielleicht wurde er abgeschnitten, oder es ist eine andere Art Datei.',
      'too-big': 'Sie ist viel zu groß für eine Fassung.',
      'not-ours': 'Das ist keine Fassung von Richtfest.',
      'damaged-link': 'Der Link ist unvollständig. Bitte noch einmal darum, oder um eine Datei.',
      'unknown-game': (game) => `Das Spiel „${game}“ ist hier nicht bekannt.`,
      broken: (problem) => `Sie passt nicht zum Spiel: ${problem}`,
    },
    edition: 'Fassung',
    unnamed: 'Ohne Namen',
    line: (name, changes) =>
      changes === undefined
        ? `Fassung: ${name}`
        : `Fassung: ${name}, ${changes === 1 ? '1 Änderung' : `${changes} Änderungen`}`,
    toEditions: 'Deine eigenen Fassungen',
  },
  nl: {
    title: 'Eigen edities',
    intro:
      'Dozen verschillen, en sommige getallen staan in geen enkel boekje. Maak een editie met wat er in jouw doos zit, of met iets anders dat je wilt proberen.',
    noData: 'Dit spel heeft geen eigen editie nodig: er valt niets te veranderen.',
    mine: 'Je edities',
    none: 'Je hebt er nog geen.',
    create: 'Nieuwe editie',
    firstName: 'Onze doos',
    openFile: 'Bestand openen',
    checks: 'Kijk dit na in je doos',
    checksIntro:
      'Deze getallen konden we niet achterhalen en hebben we zelf bedacht. Heb je de doos, kijk ze dan na en vul in wat je vindt.',
    enter: 'Invullen',
    nothingToEnter: 'Er valt niets in te vullen.',
    edit: 'Bewerken',
    copy: 'Dupliceren',
    remove: 'Verwijderen',
    removed: (name) => `“${name}” is verwijderd.`,
    undo: 'Ongedaan maken',
    unfinished: 'Nog niet speelbaar.',
    name: 'Naam van de editie',
    nameProblem:
      'Geef hem een naam met minstens één letter, cijfer of emoji en hoogstens 40 tekens.',
    saved: 'Elke wijziging wordt meteen op dit apparaat opgeslagen.',
    standard: 'Standaard',
    changes: (count) =>
      count === 0 ? 'geen wijzigingen' : count === 1 ? '1 wijziging' : `${count} wijzigingen`,
    differences: 'Wat afwijkt van de standaard',
    noDifferences: 'Nog niets: dit is de standaard.',
    was: 'standaard',
    changed: 'gewijzigd',
    reset: 'Terug naar de standaard',
    problems: 'Er klopt nog iets niet:',
    length: {
      exactly: (wanted, actual) => `Het moeten er in totaal ${wanted} zijn, geen ${actual}.`,
      'at-least': (wanted, actual) => `Het moeten er minstens ${wanted} zijn, geen ${actual}.`,
      'at-most': (wanted, actual) => `Het mogen er hoogstens ${wanted} zijn, geen ${actual}.`,
    },
    fewer: 'Eén minder',
    more: 'Eén meer',
    kind: 'Soort',
    severalOf: 'enkele van deze',
    yes: 'ja',
    no: 'nee',
    nothing: 'geen',
    share: 'Delen',
    shareHelp: 'De link bevat de hele editie. Geen server slaat hem op.',
    shareLink: 'Link delen',
    link: 'Link naar deze editie',
    copied: 'Gekopieerd.',
    saveFile: 'Als bestand opslaan',
    play: 'Ermee spelen',
    sharedTitle: (game) => `${game}: een editie voor jou`,
    sharedIntro: (name) => `“${name}” wijkt zo af van de standaard:`,
    keep: 'Deze editie opslaan',
    kept: 'Deze editie heb je al.',
    sharedProblem: 'Deze editie kan niet worden geopend',
    safe: 'Er is niets veranderd: je edities zijn zoals ze waren.',
    refusals: {
      unreadable:
        'Dit is geen tekst die een programma kan lezen (JSON). Misschien is hij afgekapt, of het is een ander soort bestand.',
      'too-big': 'Het is veel te groot voor een editie.',
      'not-ours': 'Dit is geen editie van Richtfest.',
      'damaged-link': 'De link is onvolledig. Vraag er opnieuw om, of om een bestand.',
      'unknown-game': (game) => `Het spel “${game}” is hier niet bekend.`,
      broken: (problem) => `Hij past niet bij het spel: ${problem}`,
    },
    edition: 'Editie',
    unnamed: 'Zonder naam',
    line: (name, changes) =>
      changes === undefined
        ? `Editie: ${name}`
        : `Editie: ${name}, ${changes === 1 ? '1 wijziging' : `${changes} wijzigingen`}`,
    toEditions: 'Je eigen edities',
  },
};

export const useEditionTexts = textsHook(editionTexts);
