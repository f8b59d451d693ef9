import { type GameTexts, type Language, type RuleText, tableTexts } from '@richtfest/engine';

/** The title of a rule of the game or of every table. */
export function ruleTitle(
  number: string,
  { rules }: Pick<GameTexts, 'rules'>,
  language: Language,
): string {
  const common: Readonly<Record<string, RuleText>> = tableTexts[language].rules;
  return (rules[number] ?? common[number])?.title ?? '';
}
