import { type Language, optionProblemText } from '@richtfest/engine';
import type { EditionProblem } from './edition-link.ts';
import type { EditionTexts } from './edition-texts.ts';

/** Why a file or a link is not an edition, in a sentence. */
export function refusalText(
  problem: EditionProblem,
  { refusals }: EditionTexts,
  language: Language,
): string {
  switch (problem.is) {
    case 'unknown-game':
      return refusals['unknown-game'](problem.game);
    case 'broken':
      return refusals.broken(
        optionProblemText(problem.problem, problem.game.texts[language], language),
      );
    case 'unreadable':
    case 'too-big':
    case 'not-ours':
    case 'damaged-link':
      return refusals[problem.is];
  }
}
