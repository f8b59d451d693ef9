import type { Format, Source } from '@richtfest/engine';

/** Commands that can be typed at the table. */
export const TABLE_COMMANDS = [
  'help',
  'moves',
  'why',
  'hint',
  'undo',
  'score',
  'log',
  'rule',
  'table',
  'save',
  'quit',
] as const;
export type TableCommand = (typeof TABLE_COMMANDS)[number];

interface TableCommandText {
  /** The word to type; the English word works in every language. */
  readonly word: string;
  /** What follows it, like `MOVE`. */
  readonly argument?: string;
  readonly help: string;
}

/** Texts for players. Usage errors and `--help` are in English. */
export interface CliTexts {
  readonly words: Readonly<Record<TableCommand, TableCommandText>>;
  readonly play: PlayTexts;
  readonly score: ScoreTexts;
  readonly replay: ReplayTexts;
  readonly rules: RulesTexts;
  readonly edition: EditionTexts;
  readonly scenario: ScenarioTexts;
}

interface PlayTexts {
  /** The name of a person without one. */
  readonly guest: string;
  readonly firstSteps: string;
  sealed(fingerprint: string): string;
  resumed(moves: number, format: Format): string;
  savedTo(file: string): string;
  fileExists(file: string): string;
  readonly whichFile: string;
  readonly alsoPossible: string;
  /** After some examples of a long group of moves; the command `word` lists them all. */
  likeThese(count: number, word: string, format: Format): string;
  readonly helpMoves: string;
  readonly helpWords: string;
  notUnderstood(text: string): string;
  unfinished(text: string, examples: string): string;
  didYouMean(word: string): string;
  couldBe(text: string): string;
  tooMany(text: string, count: number, format: Format): string;
  noSuchNumber(number: number, last: number): string;
  allowed(move: string): string;
  readonly whichMove: string;
  noSuchRule(number: string): string;
  /** A bot at the table: `Rosa (Family): Pours the cocoa …` */
  sits(name: string, level: string, character: string): string;
  takenBack(move: string): string;
  readonly nothingToTakeBack: string;
  readonly learnedSince: string;
  readonly nothingYet: string;
  readonly over: string;
  readonly leftUnsaved: string;
  /** The command follows on a line of its own. */
  readonly leftSaved: string;
  readonly checkLater: string;
}

interface ScoreTexts {
  readonly total: string;
  readonly place: string;
  readonly soFar: string;
  level(names: string, points: number, format: Format): string;
  /** `ahead` joins the names of `count` seats. */
  tieBreak(ahead: string, count: number, values: string): string;
  refused(where: string): string;
}

interface ReplayTexts {
  players(names: string): string;
  option(name: string, value: string): string;
  readonly ownData: string;
  edition(name: string): string;
  readonly yes: string;
  readonly no: string;
  readonly committed: string;
  seeded(seed: string, game: number): string;
  readonly start: string;
  stoppedAt(moves: number, of: number): string;
  unfinished(moves: number, format: Format): string;
}

interface RulesTexts {
  readonly sources: Readonly<Record<Source, string>>;
  readonly tableRules: string;
}

interface ScenarioTexts {
  /** The position of a scenario can't exist. */
  impossible(sentences: string): string;
  /** A file that is not a scenario file. */
  notAScenario(file: string, sentences: string): string;
}

interface EditionTexts {
  notAnEdition(file: string, game: string, sentences: string): string;
  /** The first problem and the number of others. */
  first(sentence: string, more: number): string;
}
