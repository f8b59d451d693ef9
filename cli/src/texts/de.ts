import type { CliTexts } from './cli-texts.ts';

const move = { one: 'Zug', other: 'Züge' };
const way = { one: 'Möglichkeit', other: 'Möglichkeiten' };
const point = { one: 'Punkt', other: 'Punkten' };

export const de: CliTexts = {
  words: {
    help: { word: 'hilfe', help: 'diese Seite' },
    moves: { word: 'züge', help: 'alle Züge, die du jetzt machen darfst, mit ihren Nummern' },
    why: { word: 'warum', argument: 'ZUG', help: 'warum ein Zug nicht geht, mit der Regel' },
    hint: { word: 'tipp', help: 'was ein Profi an deiner Stelle täte und was es bringt' },
    undo: {
      word: 'zurück',
      help: 'deinen letzten Zug zurücknehmen, falls seither niemand etwas Neues weiß',
    },
    score: { word: 'stand', help: 'die Punkte bisher' },
    log: { word: 'verlauf', help: 'alles, was geschehen ist' },
    rule: { word: 'regel', argument: 'NUMMER', help: 'eine Regel; ohne Nummer alle' },
    table: { word: 'tisch', help: 'den Tisch noch einmal zeigen' },
    save: {
      word: 'speichern',
      argument: 'DATEI',
      help: 'das Spiel in einer Datei speichern, von da an nach jedem Zug',
    },
    quit: { word: 'ende', help: 'den Tisch verlassen' },
  },
  play: {
    guest: 'Gast',
    firstSteps: 'Tippe die Nummer eines Zugs oder den Zug selbst. „hilfe“ verrät den Rest.',
    sealed: (fingerprint) => `Das Glück dieses Spiels ist versiegelt: ${fingerprint}`,
    resumed: (moves, format) => `Willkommen zurück. Bisher gespielt: ${format.count(moves, move)}.`,
    savedTo: (file) => `Gespeichert in ${file}, ab jetzt nach jedem Zug.`,
    fileExists: (file) => `${file} gibt es schon; nimm einen anderen Namen.`,
    whichFile: 'In welche Datei? Zum Beispiel: speichern schweinchen.json',
    alsoPossible: 'Außerdem jederzeit möglich',
    likeThese: (count, word, format) =>
      `… und so weiter: ${format.count(count, way)}; „${word}“ zeigt alle`,
    helpMoves: 'Züge',
    helpWords: 'Befehle',
    notUnderstood: (text) => `„${text}“ ist weder ein Zug noch ein Befehl.`,
    unfinished: (text, examples) =>
      `„${text}“ ist kein ganzer Zug. Solche Züge schreibt man: ${examples}`,
    didYouMean: (word) => `Meinst du „${word}“?`,
    couldBe: (text) => `„${text}“ könnte sein:`,
    tooMany: (text, count, format) =>
      `${format.count(count, move)} fangen mit „${text}“ an. Tippe etwas mehr.`,
    noSuchNumber: (number, last) =>
      `Einen Zug ${number} gibt es nicht; sie gehen von 1 bis ${last}.`,
    allowed: (text) => `Nichts spricht dagegen: ${text}`,
    whichMove: 'Warum was nicht? Schreib den Zug dahinter: warum ZUG',
    noSuchRule: (number) => `Eine Regel ${number} gibt es nicht.`,
    sits: (name, level, character) => `${name} (${level}): ${character}`,
    takenBack: (text) => `Zurückgenommen: ${text}`,
    nothingToTakeBack: 'Du hast keinen Zug gemacht, den du zurücknehmen könntest.',
    learnedSince:
      'Das bleibt: Seit deinem letzten Zug hat jemand gezogen oder etwas Neues gesehen, und das vergisst niemand mehr.',
    nothingYet: 'Noch ist nichts geschehen.',
    over: 'Das Spiel ist aus.',
    leftUnsaved: 'Du hast den Tisch verlassen. Das Spiel wurde nicht gespeichert.',
    leftSaved: 'Du hast den Tisch verlassen. Weiter geht es mit:',
    checkLater: 'Prüfe dieses Spiel mit:',
  },
  score: {
    total: 'Summe',
    place: 'Platz',
    soFar: 'Wäre das Spiel jetzt aus',
    level: (names, points, format) => `${names} stehen gleich bei ${format.count(points, point)};`,
    tieBreak: (ahead, count, values) =>
      `bei Gleichstand ${count === 1 ? 'liegt' : 'liegen'} ${ahead} vorn (${values}).`,
    refused: (where) => `Das kann auf keinem Tisch liegen, bei ${where}:`,
  },
  replay: {
    players: (names) => `Am Tisch: ${names}`,
    option: (name, value) => `${name}: ${value}`,
    ownData: 'eigene des Tisches',
    edition: (name) => `Ausgabe: ${name}`,
    yes: 'ja',
    no: 'nein',
    committed: 'Glück: aus einem Geheimnis, auf das sich der Tisch vor dem Start festgelegt hat.',
    seeded: (seed, game) => `Glück: aus dem Startwert „${seed}“, Spiel ${game}.`,
    start: 'Start',
    stoppedAt: (moves, of) => `Gezeigt bis Zug ${moves} von ${of}.`,
    unfinished: (moves, format) =>
      `So steht das Spiel, gespielt: ${format.count(moves, move)}; es ist noch nicht aus.`,
  },
  rules: {
    sources: {
      book: 'gedruckte Anleitung',
      fact: 'andere Ausgaben und Besprechungen',
      ruling: 'unsere Auslegung',
      design: 'unsere Zahl',
    },
    tableRules: 'An jedem Tisch',
  },
  edition: {
    notAnEdition: (file, game, sentences) => `${file} ist keine Ausgabe von ${game}: ${sentences}`,
    first: (sentence, more) => (more === 0 ? sentence : `${sentence} (${more} weitere.)`),
  },
  scenario: {
    impossible: (sentences) => `Die Stellung kann es nicht geben: ${sentences}`,
    notAScenario: (file, sentences) => `${file} ist keine Szenario-Datei: ${sentences}`,
  },
};
