import type { ByLanguage } from '@richtfest/engine';
import { textsHook } from '../texts/texts-hook.ts';

interface DeskTexts {
  readonly title: string;
  readonly intro: string;
  /** The link to the desk. */
  readonly toDesk: string;
  /** The link to the desk from a table, a replay or a review. */
  readonly askHere: string;
  readonly tryIt: string;
  readonly setUp: string;
  readonly setUpText: string;
  /** The choices of a first position. */
  readonly emptyTable: string;
  readonly middle: string;
  readonly currentTable: (players: string) => string;
  readonly variants: string;
  readonly players: string;
  readonly openFile: string;
  readonly openFileText: string;
  readonly dropFile: string;
  readonly player: (number: number) => string;
  readonly seat: string;
  readonly prompt: string;
  readonly asked: (player: string, move: string) => string;
  readonly yes: string;
  readonly no: string;
  readonly points: (player: string, before: number, after: number) => string;
  readonly next: (players: string) => string;
  readonly over: string;
  readonly again: string;
  readonly goOn: string;
  readonly share: string;
  readonly shared: string;
  readonly notShared: string;
  readonly save: string;
  readonly edit: string;
  readonly asText: string;
  readonly leave: string;
  readonly all: string;
  readonly position: string;
  readonly positionHelp: string;
  readonly apply: string;
  readonly notJson: string;
  readonly answer: string;
  readonly cantOpen: string;
  readonly damaged: string;
  readonly unknownGame: (game: string) => string;
  readonly unknownRules: (version: number) => string;
  readonly impossible: string;
  readonly fileProblem: string;
  readonly noSuchQuestion: string;
  /** The heading of the worked questions. */
  readonly questions: string;
  readonly rules: string;
  /** An answer that holds only at some tables: `Only with: Dutch rulebook`. */
  readonly onlyWith: (variants: string) => string;
  /** A variant that is switched off. */
  readonly without: (variant: string) => string;
}

export const deskTexts: ByLanguage<DeskTexts> = {
  en: {
    title: 'May I?',
    intro: 'Try a move in any position. The rules answer: yes, and what happens, or no, and why.',
    toDesk: 'May I? Ask the rules desk',
    askHere: 'Ask about this position',
    tryIt: 'Try it on the table',
    setUp: 'Your own question',
    setUpText: 'Set up any position by tapping. What do you want to start from?',
    emptyTable: 'Empty table',
    middle: 'Middle of a game',
    currentTable: (players) => `Your table: ${players}`,
    variants: 'Rules of this table',
    players: 'Players',
    openFile: 'Open a file',
    openFileText:
      'Choose a match file or a scenario file, or drop it here. In a match, go to the moment you mean and tap “?”.',
    dropFile: 'Drop the file here',
    player: (number) => `Player ${number}`,
    seat: 'Who asks?',
    prompt: 'Try a move on the table.',
    asked: (player, move) => `${player}: ${move}`,
    yes: 'Yes.',
    no: 'No.',
    points: (player, before, after) => `${player}: ${before} → ${after} points.`,
    next: (players) => `Next to decide: ${players}.`,
    over: 'The game is over.',
    again: 'Try another move',
    goOn: 'Continue from here',
    share: 'Copy link',
    shared: 'The link has been copied. It contains the whole question.',
    notShared: 'The browser did not allow copying. The address of this page is the link.',
    save: 'Save as scenario',
    edit: 'Change position',
    asText: 'Edit as text',
    leave: 'Leave the rules desk',
    all: 'All questions',
    position: 'Position',
    positionHelp: 'What you leave out is as at the start of a game.',
    apply: 'Apply',
    notJson: 'This is not valid JSON: check quotes, commas and brackets.',
    answer: 'Answer',
    cantOpen: 'This question can’t be opened',
    damaged: 'The link is damaged or incomplete. Ask for it again and copy all of it.',
    unknownGame: (game) => `There is no game “${game}” here.`,
    unknownRules: (version) => `Version ${version} of the rules is not known here.`,
    impossible: 'This position can’t exist:',
    fileProblem: 'This is not a scenario file that can be opened:',
    noSuchQuestion: 'There is no such question. Maybe it has a new name.',
    questions: 'Questions people ask',
    rules: 'Rules',
    onlyWith: (variants) => `Only with: ${variants}`,
    without: (variant) => `“${variant}” switched off`,
  },
  de: {
    title: 'Darf ich?',
    intro:
      'Probier in einer beliebigen Stellung einen Zug aus. Die Regeln antworten: ja, und was passiert, oder nein, und warum.',
    toDesk: 'Darf ich? Frag die Regeln',
    askHere: 'Zu dieser Stellung fragen',
    tryIt: 'Am Tisch ausprobieren',
    setUp: 'Deine eigene Frage',
    setUpText: 'Bau durch Antippen eine beliebige Stellung auf. Womit willst du anfangen?',
    emptyTable: 'Leerer Tisch',
    middle: 'Mitten im Spiel',
    currentTable: (players) => `Dein Tisch: ${players}`,
    variants: 'Regeln dieses Tisches',
    players: 'Spieler',
    openFile: 'Datei öffnen',
    openFileText:
      'Wähle eine Partie oder ein Szenario, oder zieh die Datei hierher. In einer Partie gehst du zu dem Moment, um den es geht, und tippst auf „?“.',
    dropFile: 'Datei hier ablegen',
    player: (number) => `Spieler ${number}`,
    seat: 'Wer fragt?',
    prompt: 'Probier am Tisch einen Zug aus.',
    asked: (player, move) => `${player}: ${move}`,
    yes: 'Ja.',
    no: 'Nein.',
    points: (player, before, after) => `${player}: ${before} → ${after} Punkte.`,
    next: (players) => `Als Nächstes entscheidet: ${players}.`,
    over: 'Das Spiel ist zu Ende.',
    again: 'Anderen Zug probieren',
    goOn: 'Von hier aus weiter',
    share: 'Link kopieren',
    shared: 'Der Link ist kopiert. Er enthält die ganze Frage.',
    notShared: 'Der Browser hat das Kopieren nicht erlaubt. Die Adresse dieser Seite ist der Link.',
    save: 'Als Szenario speichern',
    edit: 'Stellung ändern',
    asText: 'Als Text bearbeiten',
    leave: 'Regelfragen verlassen',
    all: 'Alle Fragen',
    position: 'Stellung',
    positionHelp: 'Was du weglässt, ist wie am Anfang eines Spiels.',
    apply: 'Übernehmen',
    notJson: 'Das ist kein gültiges JSON: Prüf Anführungszeichen, Kommas und Klammern.',
    answer: 'Antwort',
    cantOpen: 'Diese Frage lässt sich nicht öffnen',
    damaged:
      'Der Link ist beschädigt oder unvollständig. Lass ihn dir noch einmal schicken und kopiere ihn ganz.',
    unknownGame: (game) => `Ein Spiel „${game}“ gibt es hier nicht.`,
    unknownRules: (version) => `Version ${version} der Regeln ist hier nicht bekannt.`,
    impossible: 'Diese Stellung kann es nicht geben:',
    fileProblem: 'Diese Datei lässt sich nicht als Szenario öffnen:',
    noSuchQuestion: 'Diese Frage gibt es nicht. Vielleicht heißt sie jetzt anders.',
    questions: 'Was oft gefragt wird',
    rules: 'Regeln',
    onlyWith: (variants) => `Nur mit: ${variants}`,
    without: (variant) => `„${variant}“ ausgeschaltet`,
  },
  nl: {
    title: 'Mag ik?',
    intro:
      'Probeer een zet in een stelling naar keuze. De regels antwoorden: ja, en wat er gebeurt, of nee, en waarom.',
    toDesk: 'Mag ik? Vraag het de regels',
    askHere: 'Vraag over deze stelling',
    tryIt: 'Probeer het aan tafel',
    setUp: 'Je eigen vraag',
    setUpText: 'Zet door te tikken een stelling naar keuze op. Waarmee wil je beginnen?',
    emptyTable: 'Lege tafel',
    middle: 'Midden in een spel',
    currentTable: (players) => `Jouw tafel: ${players}`,
    variants: 'Regels van deze tafel',
    players: 'Spelers',
    openFile: 'Bestand openen',
    openFileText:
      'Kies een partij of een scenario, of sleep het bestand hierheen. Ga in een partij naar het moment dat je bedoelt en tik op “?”.',
    dropFile: 'Laat het bestand hier los',
    player: (number) => `Speler ${number}`,
    seat: 'Wie vraagt?',
    prompt: 'Probeer een zet aan tafel.',
    asked: (player, move) => `${player}: ${move}`,
    yes: 'Ja.',
    no: 'Nee.',
    points: (player, before, after) => `${player}: ${before} → ${after} punten.`,
    next: (players) => `Nu beslist: ${players}.`,
    over: 'Het spel is uit.',
    again: 'Probeer een andere zet',
    goOn: 'Hiervandaan verder',
    share: 'Kopieer link',
    shared: 'De link is gekopieerd. Hij bevat de hele vraag.',
    notShared: 'De browser stond kopiëren niet toe. Het adres van deze pagina is de link.',
    save: 'Opslaan als scenario',
    edit: 'Stelling veranderen',
    asText: 'Als tekst bewerken',
    leave: 'Regelvragen verlaten',
    all: 'Alle vragen',
    position: 'Stelling',
    positionHelp: 'Wat je weglaat, is zoals aan het begin van een spel.',
    apply: 'Toepassen',
    notJson: 'Dit is geen geldige JSON: controleer aanhalingstekens, komma’s en haakjes.',
    answer: 'Antwoord',
    cantOpen: 'Deze vraag kan niet worden geopend',
    damaged: 'De link is beschadigd of onvolledig. Vraag hem opnieuw en kopieer hem helemaal.',
    unknownGame: (game) => `Er is hier geen spel “${game}”.`,
    unknownRules: (version) => `Versie ${version} van de regels is hier niet bekend.`,
    impossible: 'Deze stelling kan niet bestaan:',
    fileProblem: 'Dit bestand kan niet als scenario worden geopend:',
    noSuchQuestion: 'Deze vraag bestaat niet. Misschien heet ze nu anders.',
    questions: 'Wat vaak gevraagd wordt',
    rules: 'Regels',
    onlyWith: (variants) => `Alleen met: ${variants}`,
    without: (variant) => `“${variant}” uitgeschakeld`,
  },
};

export const useDeskTexts = textsHook(deskTexts);
