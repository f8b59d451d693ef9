import { type Game, type GameTypes, LANGUAGES, type Language } from '@richtfest/engine';
import type { Check } from './check.ts';

/** What holds for the rules of a game as people read them, in every language. */
export function rulePageChecks<T extends GameTypes>(game: Game<T>): Check[] {
  const numbers = game.rules.map(({ number }) => number);
  const inLanguages = (name: string, check: (language: Language) => void): Check[] =>
    LANGUAGES.map((language) => ({ name: `${name} in ${language}`, check: () => check(language) }));
  return [
    ...inLanguages('titles end without a stop, texts with one', (language) => {
      const isOdd = (number: string) => {
        const { title, text } = ruleText(game, number, language);
        return !/[\p{L}\d]$/u.test(title) || !text.endsWith('.');
      };
      demandNone(numbers.filter(isOdd), 'end otherwise');
    }),
    ...inLanguages('only rules there are are cited', (language) => {
      const cited = citedRules(game, language);
      if (cited.length === 0) throw new Error('no rule is cited');
      demandNone(
        cited.filter((number) => !numbers.includes(number)),
        'are no rules',
      );
    }),
    {
      name: 'every language has words of its own',
      check() {
        for (const part of ['title', 'text'] as const) {
          const told = (number: string) =>
            new Set(LANGUAGES.map((language) => ruleText(game, number, language)[part]));
          demandNone(
            numbers.filter((number) => told(number).size < LANGUAGES.length),
            `have the same ${part} twice`,
          );
        }
      },
    },
    {
      name: 'every language gives the same numbers and cites the same rules',
      check() {
        const marks = (number: string) =>
          new Set(LANGUAGES.map((language) => marksIn(ruleText(game, number, language).text)));
        demandNone(
          numbers.filter((number) => marks(number).size > 1),
          'differ',
        );
      },
    },
  ];
}

function demandNone(found: readonly string[], what: string): void {
  if (found.length > 0) throw new Error(`${found.join(', ')} ${what}`);
}

function ruleText<T extends GameTypes>(game: Game<T>, number: string, language: Language) {
  return game.texts[language].rules[number] ?? { title: '', text: '' };
}

/** In the texts of rules and the help of options. */
function citedRules<T extends GameTypes>(game: Game<T>, language: Language): readonly string[] {
  const { rules, options } = game.texts[language];
  const prefix = game.rules[0]?.number.split('-')[0] ?? '';
  const pages = [
    ...Object.values(rules).map(({ text }) => text),
    ...Object.values(options).map(({ help }) => help),
  ];
  return pages.join(' ').match(new RegExp(`\\b${prefix}-\\d+`, 'gu')) ?? [];
}

/** Numbers and cited rules: what a translation must not change. */
function marksIn(text: string): string {
  return (text.match(/[A-Z]{2}-\d+|\d+/gu) ?? []).sort().join(' ');
}
