import {
  type Format,
  type GameTypes,
  LANGUAGES,
  type Language,
  NO_SEATS,
  type Reason,
  plainText,
  reasonText,
  say,
  tableTexts,
} from '@richtfest/engine';
import { plainFormats } from '../plain-format.ts';
import { tryMoves } from './decisions.ts';
import { type GameFixture, type Law, LawViolation, type Whereabouts } from './law.ts';
import { type Moment, everyPosition } from './walk.ts';

/** One position in so many is drawn, and is asked for its reasons. */
const PICTURES = 8;
const REASONS = 4;

/** Everything met has a sentence in every language. */
export function sentences<T extends GameTypes>(fixture: GameFixture<T>): Law {
  const law = {
    seed: 'sentences',
    name: 'every move, event, prompt and picture has words in all languages',
  };
  return everyPosition(fixture, law, (moment) => {
    for (const language of LANGUAGES) speak(fixture, moment, language);
  });
}

export function reasonSentences<T extends GameTypes>(fixture: GameFixture<T>): Law {
  const law = {
    seed: 'reasons',
    name: 'every reason has a sentence in all languages, and every rule and option a text',
  };
  const pool: object[] = [];
  const meet = (reason: Reason) => explain(fixture, reason);
  return everyPosition(fixture, law, (moment) => {
    if (moment.at.game === 0 && moment.at.move === 0) {
      for (const language of LANGUAGES) demandTexts(fixture, language);
    }
    if (moment.random.below(REASONS) === 0) tryMoves(fixture, moment, { pool, meet });
  });
}

function explain<T extends GameTypes>({ game }: GameFixture<T>, reason: Reason): void {
  for (const language of LANGUAGES) {
    const context = { language, format: plainFormats[language] };
    const saying = () => reasonText(reason, game.texts[language], context);
    demandWords(saying, `reason ${reason.code} in ${language}`);
  }
}

function speak<T extends GameTypes>(
  { game }: GameFixture<T>,
  { state, owing, events, next, at, random }: Moment<T>,
  language: Language,
): void {
  const texts = game.texts[language];
  const format: Format = plainFormats[language];
  const view = game.view(state, 'public');
  for (const event of events) {
    demandWords(
      () => say(texts.events, 'type', event, format),
      `event ${event.type} in ${language}`,
      at,
    );
  }
  if (next !== undefined) {
    const { move } = next;
    demandWords(
      () => say(texts.moves, 'verb', move, format),
      `move ${move.verb} in ${language}`,
      at,
    );
  }
  if (owing !== NO_SEATS)
    demandWords(() => texts.prompt(view, format), `prompt in ${language}`, at);
  if (random.below(PICTURES) > 0) return;
  for (const hasUnicode of [true, false]) {
    const draw = () => plainText(game.picture(view, texts, { hasUnicode, width: 80, format }));
    demandWords(draw, `picture in ${language}`, at);
  }
}

function demandTexts<T extends GameTypes>({ game }: GameFixture<T>, language: Language): void {
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
  for (const [what, words] of needed) demandWords(() => words ?? '', `${what} in ${language}`);
}

function demandWords(saying: () => string, what: string, at?: Whereabouts): void {
  let words: string;
  try {
    words = saying();
  } catch (error) {
    throw new LawViolation(`the text of ${what} breaks down: ${String(error)}`, at);
  }
  if (words.trim() === '') throw new LawViolation(`${what} has no text`, at);
  if (/undefined|NaN|\[object/.test(words)) throw new LawViolation(`${what} says “${words}”`, at);
}
