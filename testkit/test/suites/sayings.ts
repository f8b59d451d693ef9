import {
  type Game,
  type GameEvent,
  type GameMove,
  type GameTypes,
  LANGUAGES,
  type Language,
  type Reason,
  type SeatFormat,
  addressing,
  say,
} from '@richtfest/engine';
import { describe, expect, it } from 'vitest';
import { rulePageChecks } from '../../src/index.ts';
import { allDiffer, expectWords } from '../words.ts';

type AnyExamples<Tagged> = Readonly<Record<string, readonly Tagged[]>>;

export interface SayingSuite<T extends GameTypes> {
  readonly game: Game<T>;
  readonly moves: AnyExamples<T['Move']>;
  readonly events: AnyExamples<T['Event']>;
  readonly reasons: AnyExamples<T['Reason']>;
  /** One view for each prompt. */
  readonly prompted: readonly (T['View'] & { readonly phase: string })[];
  readonly formatOf: (language: Language) => SeatFormat;
}

interface Example {
  readonly tag: string;
  readonly text: string;
}

interface Saying extends Example {
  /** The text as each of the players reads it, where it differs. */
  readonly addressed: readonly string[];
}

const READERS = [0, 1, 2, 3];

/** Every sentence of the examples, and the prompts. */
export function sayingsOf<T extends GameTypes>(
  suite: SayingSuite<T>,
  language: Language,
): readonly Saying[] {
  const format = suite.formatOf(language);
  const asRead = READERS.map((seat) => examplesOf(suite, language, addressing(format, seat)));
  return examplesOf(suite, language, format).map(({ tag, text }, at) => {
    const others = asRead.flatMap((examples) => examples[at]?.text ?? []);
    return { tag, text, addressed: [...new Set(others)].filter((other) => other !== text) };
  });
}

function examplesOf<T extends GameTypes>(
  { game, moves, events, reasons, prompted }: SayingSuite<T>,
  language: Language,
  format: SeatFormat,
): readonly Example[] {
  const own = game.texts[language];
  return [
    ...all<GameMove>(moves).map((move) => {
      return { tag: `move ${move.verb}`, text: say(own.moves, 'verb', move, format) };
    }),
    ...all<GameEvent>(events).map((event) => {
      return { tag: `event ${event.type}`, text: say(own.events, 'type', event, format) };
    }),
    ...all<Reason>(reasons).map((reason) => {
      return { tag: `reason ${reason.code}`, text: say(own.reasons, 'code', reason, format) };
    }),
    ...prompted.map((view) => ({ tag: `prompt ${view.phase}`, text: own.prompt(view, format) })),
  ];
}

function all<Tagged>(examples: AnyExamples<Tagged>): readonly Tagged[] {
  return Object.values(examples).flat();
}

/** The recorded texts are in `fixtures` beside the game's test. */
export function testSayings<T extends GameTypes>(suite: SayingSuite<T>): void {
  describe.each(LANGUAGES)('texts in %s', (language) => {
    it('are as recorded', async () => {
      const lines = sayingsOf(suite, language).map(({ tag, text, addressed }) =>
        [tag, `    ${text}`, ...addressed.map((you) => `  → ${you}`)].join('\n'),
      );
      await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`fixtures/sayings.${language}.txt`);
    });

    it('are complete; sentences end with a full stop, labels without one', () => {
      for (const { tag, text, addressed } of sayingsOf(suite, language)) {
        for (const each of [text, ...addressed]) {
          expectWords(each);
          expect(each).toMatch(tag.startsWith('move ') ? /[\p{L}\d)”“]$/u : /[.!?]$/u);
        }
      }
    });
  });

  it('texts differ between the three languages', () => {
    const [en, de, nl] = LANGUAGES.map((language) => sayingsOf(suite, language));
    const same = en!.filter(({ text }, at) => !allDiffer([text, de![at]!.text, nl![at]!.text]));
    expect(same).toEqual([]);
  });

  describe('rule texts', () => {
    it.each(rulePageChecks(suite.game))('$name', ({ check }) => check());
  });
}

export interface RuleList {
  readonly numbers: readonly string[];
  readonly chapters: readonly string[];
}

export function testSources<T extends GameTypes>(
  { rules }: Game<T>,
  { numbers, chapters }: RuleList,
): void {
  describe('rule sources', () => {
    it('list every rule in order, chapter by chapter', () => {
      expect(rules.map(({ number }) => number)).toEqual(numbers);
      const places = rules.map(({ chapter = '' }) => chapters.indexOf(chapter));
      expect([...new Set(places)]).toEqual([...chapters.keys()]);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      for (const { sources } of rules) expect(sources.length).toBeGreaterThan(0);
    });
  });
}
