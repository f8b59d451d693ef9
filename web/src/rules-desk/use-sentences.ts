import {
  type Game,
  type PositionProblem,
  formatWith,
  optionProblemText,
  positionProblemText,
} from '@richtfest/engine';
import { useSettings } from '../settings/use-settings.ts';
import { useDeskTexts } from './desk-texts.ts';

/** Says problems of a position in the player's language, each sentence once. */
export function useSentences(game: Game): (problems: readonly PositionProblem[]) => string[] {
  const { language } = useSettings();
  const texts = useDeskTexts();
  const names = Array.from({ length: game.players.max }, (_, seat) => texts.player(seat + 1));
  const context = { language, format: formatWith(Intl, language, names) };
  return (problems) => [
    ...new Set(
      problems.map((problem) =>
        problem.path.startsWith('options')
          ? optionProblemText(problem, game.texts[language], language)
          : positionProblemText(problem, game.texts[language], context),
      ),
    ),
  ];
}
