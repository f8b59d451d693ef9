import { type GameTypes, reasonText, tableTexts } from '@richtfest/engine';
import type { ReactNode } from 'react';
import type { TableProps } from '../games/table-props.ts';
import { ReasonBubble } from './reason-bubble.tsx';
import type { ShownReason } from './use-refusals.ts';

interface RefusalProps {
  readonly table: TableProps<GameTypes>;
  readonly shown: ShownReason;
  readonly onOpenRule: (rule: string) => void;
  readonly onClose: () => void;
}

/** A refusal in the game's words, with a link to its rule. */
export function Refusal({ table, shown, onOpenRule, onClose }: RefusalProps): ReactNode {
  const { texts, format, language } = table;
  const { reason, place } = shown;
  const rules: Readonly<Record<string, { readonly title: string }>> = {
    ...tableTexts[language].rules,
    ...texts.rules,
  };
  // The rule number is in the link below the sentence.
  const sentence = reasonText(reason, texts, { language, format }).replace(` (${reason.rule})`, '');
  return (
    <ReasonBubble
      sentence={sentence}
      rule={`${reason.rule} · ${rules[reason.rule]?.title ?? ''}`}
      place={place}
      onOpenRule={() => onOpenRule(reason.rule)}
      onClose={onClose}
    />
  );
}
