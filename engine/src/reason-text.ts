import type { GameTexts, GameTypes } from './game.ts';
import type { Reason } from './reasons.ts';
import { type Format, type Language, say } from './texts.ts';
import { tableTexts } from './texts/table.ts';

/** A reason of the game or the table as a sentence. */
export function reasonText<T extends GameTypes>(
  reason: Reason,
  texts: GameTexts<T>,
  context: { readonly language: Language; readonly format: Format },
): string {
  const { language, format } = context;
  const isTableRule = Object.hasOwn(tableTexts[language].reasons, reason.code);
  const sayings = isTableRule ? tableTexts[language].reasons : texts.reasons;
  return `${say(sayings, 'code', reason, format)} (${reason.rule})`;
}
