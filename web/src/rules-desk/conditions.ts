import type { Game, Language } from '@richtfest/engine';
import { deskTexts } from './desk-texts.ts';
import type { WorkedQuestion } from './worked-questions.ts';

/** The editions and variants to which an answer is limited: `Dutch rulebook`. */
export function conditionsOf(
  { scenario }: WorkedQuestion,
  game: Game,
  language: Language,
): string[] {
  const { without } = deskTexts[language];
  return Object.entries(scenario.options ?? {}).flatMap(([key, value]) => {
    const { name = key, values } = game.texts[language].options[key] ?? {};
    if (typeof value === 'boolean') return [value ? name : without(name)];
    const label = typeof value === 'string' ? values?.[value] : undefined;
    return label === undefined ? [] : [label];
  });
}
