import type { CliTexts } from './cli-texts.ts';

const move = { one: 'zet', other: 'zetten' };
const way = { one: 'mogelijkheid', other: 'mogelijkheden' };
const point = { one: 'punt', other: 'punten' };

export const nl: CliTexts = {
  words: {
    help: { word: 'hulp', help: 'deze bladzijde' },
    moves: { word: 'zetten', help: 'alle zetten die je nu mag doen, met hun nummers' },
    why: { word: 'waarom', argument: 'ZET', help: 'waarom een zet niet mag, met de regel' },
    hint: { word: 'tip', help: 'wat een expert in jouw plaats zou doen en wat het oplevert' },
    undo: {
      word: 'terug',
      help: 'je laatste zet terugnemen, als sindsdien niemand iets nieuws weet',
    },
    score: { word: 'stand', help: 'de punten tot nu toe' },
    log: { word: 'verloop', help: 'alles wat er gebeurd is' },
    rule: { word: 'regel', argument: 'NUMMER', help: 'een regel; zonder nummer allemaal' },
    table: { word: 'tafel', help: 'de tafel nog eens laten zien' },
    save: {
      word: 'opslaan',
      argument: 'BESTAND',
      help: 'het spel in een bestand opslaan, vanaf dan na elke zet',
    },
    quit: { word: 'einde', help: 'de tafel verlaten' },
  },
  play: {
    guest: 'Gast',
    firstSteps: 'Typ het nummer van een zet of de zet zelf. “hulp” vertelt de rest.',
    sealed: (fingerprint) => `Het geluk van dit spel is verzegeld: ${fingerprint}`,
    resumed: (moves, format) => `Welkom terug. Tot nu toe gespeeld: ${format.count(moves, move)}.`,
    savedTo: (file) => `Opgeslagen in ${file}, vanaf nu na elke zet.`,
    fileExists: (file) => `${file} bestaat al; kies een andere naam.`,
    whichFile: 'In welk bestand? Bijvoorbeeld: opslaan biggetjes.json',
    alsoPossible: 'Kan ook op elk moment',
    likeThese: (count, word, format) =>
      `… enzovoort: ${format.count(count, way)}; “${word}” toont ze allemaal`,
    helpMoves: 'Zetten',
    helpWords: 'Opdrachten',
    notUnderstood: (text) => `“${text}” is geen zet en ook geen opdracht.`,
    unfinished: (text, examples) =>
      `“${text}” is geen hele zet. Zulke zetten schrijf je zo: ${examples}`,
    didYouMean: (word) => `Bedoel je “${word}”?`,
    couldBe: (text) => `“${text}” kan zijn:`,
    tooMany: (text, count, format) =>
      `${format.count(count, move)} beginnen met “${text}”. Typ iets meer.`,
    noSuchNumber: (number, last) => `Zet ${number} bestaat niet; ze lopen van 1 tot ${last}.`,
    allowed: (text) => `Er is niets op tegen: ${text}`,
    whichMove: 'Waarom wat niet? Schrijf de zet erachter: waarom ZET',
    noSuchRule: (number) => `Regel ${number} bestaat niet.`,
    sits: (name, level, character) => `${name} (${level}): ${character}`,
    takenBack: (text) => `Teruggenomen: ${text}`,
    nothingToTakeBack: 'Je hebt geen zet gedaan die je kunt terugnemen.',
    learnedSince:
      'Dat blijft zo: sinds je laatste zet heeft iemand gezet of iets nieuws gezien, en dat vergeet niemand meer.',
    nothingYet: 'Er is nog niets gebeurd.',
    over: 'Het spel is uit.',
    leftUnsaved: 'Je hebt de tafel verlaten. Het spel is niet opgeslagen.',
    leftSaved: 'Je hebt de tafel verlaten. Ga verder met:',
    checkLater: 'Controleer dit spel met:',
  },
  score: {
    total: 'Totaal',
    place: 'Plaats',
    soFar: 'Als het spel nu uit was',
    level: (names, points, format) => `${names} staan gelijk op ${format.count(points, point)};`,
    tieBreak: (ahead, count, values) =>
      `bij gelijke stand ${count === 1 ? 'gaat' : 'gaan'} ${ahead} voor (${values}).`,
    refused: (where) => `Dit kan op geen tafel liggen, bij ${where}:`,
  },
  replay: {
    players: (names) => `Aan tafel: ${names}`,
    option: (name, value) => `${name}: ${value}`,
    ownData: 'eigen van de tafel',
    edition: (name) => `Uitgave: ${name}`,
    yes: 'ja',
    no: 'nee',
    committed: 'Geluk: uit een geheim waarop de tafel zich voor het begin heeft vastgelegd.',
    seeded: (seed, game) => `Geluk: uit de startwaarde “${seed}”, spel ${game}.`,
    start: 'Begin',
    stoppedAt: (moves, of) => `Getoond tot en met zet ${moves} van ${of}.`,
    unfinished: (moves, format) =>
      `Zo staat het spel, gespeeld: ${format.count(moves, move)}; het is nog niet uit.`,
  },
  rules: {
    sources: {
      book: 'gedrukte spelregels',
      fact: 'andere edities en besprekingen',
      ruling: 'onze uitleg',
      design: 'ons getal',
    },
    tableRules: 'Aan elke tafel',
  },
  edition: {
    notAnEdition: (file, game, sentences) => `${file} is geen editie van ${game}: ${sentences}`,
    first: (sentence, more) => (more === 0 ? sentence : `${sentence} (nog ${more}.)`),
  },
  scenario: {
    impossible: (sentences) => `De stelling kan niet bestaan: ${sentences}`,
    notAScenario: (file, sentences) => `${file} is geen scenariobestand: ${sentences}`,
  },
};
