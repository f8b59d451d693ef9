import {
  type GameTypes,
  LANGUAGES,
  type Language,
  NO_SEATS,
  type Reason,
  type SeatFormat,
  addressing,
  plainText,
  reasonText,
  say,
  tableTexts,
} from '@richtfest/engine';
import { plainFormats } from '../plain-format.ts';
import { probeMoves } from './decisions.ts';
import { type GameFixture, type GameLocation, type Law, LawViolation } from './law.ts';
import { type Moment, everyPosition } from './walk.ts';

/** Pictures and reasons are checked at one position in this many. */
const PICTURE_INTERVAL = 8;
const REASON_INTERVAL = 4;

export function sentences<T extends GameTypes>(fixture: GameFixture<T>): Law {
  const law = {
    seed: 'sentences',
    name: 'every move, event, prompt and picture has words in all languages, and says “you” to its reader',
    advice: 'add the missing text to src/texts/{en,de,nl}.ts, or fix what it reads.',
  };
  return everyPosition(fixture, law, (moment) => {
    for (const language of LANGUAGES) checkTexts(fixture, moment, language);
  });
}

export function reasonSentences<T extends GameTypes>(fixture: GameFixture<T>): Law {
  const law = {
    seed: 'reasons',
    name: 'every reason has a sentence in all languages, and every rule and option a text',
    advice: 'add the missing text to src/texts/{en,de,nl}.ts, or fix what it reads.',
  };
  const pool: object[] = [];
  const onReason = (reason: Reason) => checkReasonText(fixture, reason);
  return everyPosition(fixture, law, (moment) => {
    if (moment.at.game === 0 && moment.at.move === 0) {
      for (const language of LANGUAGES) requireTexts(fixture, language);
    }
    if (moment.random.below(REASON_INTERVAL) === 0) probeMoves(fixture, moment, { pool, onReason });
  });
}

function checkReasonText<T extends GameTypes>({ game }: GameFixture<T>, reason: Reason): void {
  for (const language of LANGUAGES) {
    const context = { language, format: plainFormats[language] };
    const saying = () => reasonText(reason, game.texts[language], context);
    requireWords(saying, `reason ${reason.code} in ${language}`);
  }
}

function checkTexts<T extends GameTypes>(
  { game }: GameFixture<T>,
  { state, owing, events, next, at, random }: Moment<T>,
  language: Language,
): void {
  const texts = game.texts[language];
  const format = formatAt(at, language);
  const view = game.view(state, 'public');
  const requireText = (saying: () => string, what: string) => {
    const words = requireWords(saying, `${what} in ${language}`, at);
    requireNoReader(words, format, at);
  };
  for (const event of events) {
    requireText(() => say(texts.events, 'type', event, format), `event ${event.type}`);
  }
  if (next !== undefined) {
    const { move } = next;
    requireText(() => say(texts.moves, 'verb', move, format), `move ${move.verb}`);
  }
  if (owing !== NO_SEATS) requireText(() => texts.prompt(view, format), 'prompt');
  if (random.below(PICTURE_INTERVAL) > 0) return;
  for (const hasUnicode of [true, false]) {
    const draw = () => plainText(game.picture(view, texts, { hasUnicode, width: 80, format }));
    requireWords(draw, `picture in ${language}`, at);
  }
}

/** Changes the reader with every move: each of the players, and a watcher. */
function formatAt({ players, move }: GameLocation, language: Language): SeatFormat {
  const turn = move % (players + 1);
  return addressing(plainFormats[language], turn === players ? undefined : turn);
}

function requireNoReader(words: string, format: SeatFormat, at: GameLocation): void {
  const { reader } = format;
  if (reader === undefined || !words.includes(format.seat(reader))) return;
  throw new LawViolation(`“${words}” names its reader instead of saying “you”`, at);
}

function requireTexts<T extends GameTypes>({ game }: GameFixture<T>, language: Language): void {
  const { rules, options, name, blurb, parts } = game.texts[language];
  const needed: [string, string | undefined][] = [
    ['name', name],
    ['blurb', blurb],
    ...game.rules.map(({ number }): [string, string | undefined] => [
      `rule ${number}`,
      rules[number]?.text,
    ]),
    ...Object.keys(game.options).map((key): [string, string | undefined] => [
      `option ${key}`,
      options[key]?.name,
    ]),
    ...Object.entries(parts).map(([part, word]): [string, string] => [`part ${part}`, word]),
    ...Object.entries(tableTexts[language].rules).map(([rule, { text }]): [string, string] => [
      rule,
      text,
    ]),
  ];
  for (const [what, words] of needed) requireWords(() => words ?? '', `${what} in ${language}`);
}

function requireWords(saying: () => string, what: string, at?: GameLocation): string {
  let words: string;
  try {
    words = saying();
  } catch (error) {
    throw new LawViolation(`the text of ${what} throws ${String(error)}`, at);
  }
  if (words.trim() === '') throw new LawViolation(`${what} has no text`, at);
  if (/undefined|NaN|\[object/.test(words)) throw new LawViolation(`${what} says “${words}”`, at);
  return words;
}
