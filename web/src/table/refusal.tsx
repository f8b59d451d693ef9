import { type GameTypes, reasonText } from '@richtfest/engine';
import type { ReactNode } from 'react';
import type { TableProps } from '../games/table-props.ts';
import { RuleName } from '../rules/rule-name.tsx';
import { ruleTitle } from '../rules/rule-title.ts';
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
  // The rule number is in the link below the sentence.
  const sentence = reasonText(reason, texts, { language, format }).replace(` (${reason.rule})`, '');
  return (
    <ReasonBubble
      sentence={sentence}
      rule={<RuleName number={reason.rule} title={ruleTitle(reason.rule, texts, language)} />}
      place={place}
      onOpenRule={() => onOpenRule(reason.rule)}
      onClose={onClose}
    />
  );
}
