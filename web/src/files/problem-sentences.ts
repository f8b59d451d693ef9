import { type Format, type Language, matchProblemText, formatWith } from '@richtfest/engine';
import { fileTexts } from './file-texts.ts';
import type { FileProblem } from './read-match-file.ts';

/** What is wrong with a file, in sentences. */
export function problemSentences(problem: FileProblem, language: Language): string[] {
  const { problems } = fileTexts[language];
  switch (problem.is) {
    case 'too-big':
    case 'empty':
    case 'not-json':
    case 'too-deep':
    case 'not-ours':
    case 'observations':
    case 'no-luck':
      return [problems[problem.is]];
    case 'duplicate-key':
      return [problems['duplicate-key'](problem.path, problem.line)];
    case 'other-format':
      return [problems['other-format'](problem.format)];
    case 'unknown-game':
      return [problems['unknown-game'](problem.game)];
    case 'unknown-rules':
      return [problems['unknown-rules'](problem.game, problem.rulesVersion)];
    case 'broken':
      return [problems.broken(problem.problem)];
    case 'false': {
      const { game, file, problems: found } = problem;
      const names = file.seats.map(({ name }) => name);
      const format: Format = formatWith(Intl, language, names);
      const texts = game.texts[language];
      return [
        problems.false,
        ...found.map((each) => matchProblemText(each, texts, { language, format })),
      ];
    }
  }
}
