import type { CliTexts } from './cli-texts.ts';

const move = { one: 'move', other: 'moves' };
const way = { one: 'way', other: 'ways' };
const point = { one: 'point', other: 'points' };

export const en: CliTexts = {
  words: {
    help: { word: 'help', help: 'this page' },
    moves: { word: 'moves', help: 'all moves you may make now, with their numbers' },
    why: { word: 'why', argument: 'MOVE', help: 'why a move is not allowed, with the rule' },
    hint: { word: 'hint', help: 'what an expert would do in your place, and what it gains' },
    undo: { word: 'undo', help: 'take back your last move, if nobody has learned anything since' },
    score: { word: 'score', help: 'the score so far' },
    log: { word: 'log', help: 'everything that has happened' },
    rule: { word: 'rule', argument: 'NUMBER', help: 'a rule; without a number, all of them' },
    table: { word: 'table', help: 'show the table again' },
    save: {
      word: 'save',
      argument: 'FILE',
      help: 'save the game to a file, from now on after every move',
    },
    quit: { word: 'quit', help: 'leave the table' },
  },
  play: {
    guest: 'Guest',
    firstSteps: 'Type the number of a move, or the move itself. “help” explains the rest.',
    sealed: (fingerprint) => `The luck of this game is sealed: ${fingerprint}`,
    resumed: (moves, format) => `Welcome back. ${format.count(moves, move)} played so far.`,
    savedTo: (file) => `Saved to ${file}, and from now on after every move.`,
    fileExists: (file) => `${file} already exists; choose another name.`,
    whichFile: 'Save to which file? For example: save pigs.json',
    alsoPossible: 'Also possible at any time',
    likeThese: (count, word, format) =>
      `… and so on: ${format.count(count, way)}; “${word}” lists them all`,
    helpMoves: 'Moves',
    helpWords: 'Commands',
    notUnderstood: (text) => `“${text}” is neither a move nor a command.`,
    unfinished: (text, examples) =>
      `“${text}” is not a complete move. Such moves look like this: ${examples}`,
    didYouMean: (word) => `Did you mean “${word}”?`,
    couldBe: (text) => `“${text}” could be:`,
    tooMany: (text, count, format) =>
      `${format.count(count, move)} begin with “${text}”. Type a little more.`,
    noSuchNumber: (number, last) => `There is no move ${number}; they run from 1 to ${last}.`,
    allowed: (text) => `This move is allowed: ${text}`,
    whichMove: 'Which move? Write it after “why”: why MOVE',
    noSuchRule: (number) => `There is no rule ${number}.`,
    sits: (name, level, character) => `${name} (${level}): ${character}`,
    takenBack: (text) => `Taken back: ${text}`,
    nothingToTakeBack: 'You have made no move that could be taken back.',
    learnedSince:
      'You can’t take that back: since your last move somebody has moved or seen something new.',
    nothingYet: 'Nothing has happened yet.',
    over: 'The game is over.',
    leftUnsaved: 'You have left the table. The game was not saved.',
    leftSaved: 'You have left the table. Continue with:',
    checkLater: 'Check this game with:',
  },
  score: {
    total: 'Total',
    place: 'Place',
    soFar: 'If the game ended now',
    level: (names, points, format) => `${names} are level at ${format.count(points, point)};`,
    tieBreak: (ahead, _count, values) => `the tie-break puts ${ahead} ahead (${values}).`,
    refused: (where) => `This can’t be on a table, at ${where}:`,
  },
  replay: {
    players: (names) => `At the table: ${names}`,
    option: (name, value) => `${name}: ${value}`,
    ownData: 'the table’s own',
    edition: (name) => `Edition: ${name}`,
    yes: 'yes',
    no: 'no',
    committed: 'Luck: from a secret that was committed before the start.',
    seeded: (seed, game) => `Luck: from the seed “${seed}”, game ${game}.`,
    start: 'Start',
    stoppedAt: (moves, of) => `Shown up to move ${moves} of ${of}.`,
    unfinished: (moves, format) =>
      `The game is not over; ${format.count(moves, move)} played so far.`,
  },
  rules: {
    sources: {
      book: 'rulebook',
      fact: 'other editions and reviews',
      ruling: 'our ruling',
      design: 'our number',
    },
    tableRules: 'At every table',
  },
  edition: {
    notAnEdition: (file, game, sentences) => `${file} is not an edition of ${game}: ${sentences}`,
    first: (sentence, more) => (more === 0 ? sentence : `${sentence} (${more} more.)`),
  },
  scenario: {
    impossible: (sentences) => `The position can’t exist: ${sentences}`,
    notAScenario: (file, sentences) => `${file} is not a scenario file: ${sentences}`,
  },
};
