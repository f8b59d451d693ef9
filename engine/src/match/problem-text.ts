import type { GameTexts, GameTypes } from '../game.ts';
import { reasonText } from '../reason-text.ts';
import type { Format, Language } from '../texts.ts';
import { verifyTexts } from '../texts/verify.ts';
import type { MatchProblem } from './verify.ts';

/** A problem with a match file as a sentence. */
export function matchProblemText<T extends GameTypes>(
  problem: MatchProblem,
  game: GameTexts<T>,
  context: { readonly language: Language; readonly format: Format },
): string {
  const texts = verifyTexts[context.language];
  switch (problem.kind) {
    case 'options':
    case 'seats':
    case 'start':
      return texts.header(problem.problem);
    case 'commitment':
      return texts.commitment;
    case 'no-secret':
      return texts.noSecret;
    case 'unreadable-move':
      return texts.unreadableMove(problem.at + 1, problem.text);
    case 'refused-move':
      return texts.refusedMove(
        problem.at + 1,
        problem.text,
        reasonText(problem.reason, game, context),
      );
    case 'result':
      return texts.result[problem.problem];
  }
}
