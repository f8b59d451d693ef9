import type { ReactNode } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { Choice } from '../ui/choice.tsx';
import type { TablePlan } from './table-plan.ts';

interface ClockChoiceProps {
  readonly plan: TablePlan;
  readonly onChange: (plan: TablePlan) => void;
}

/** In seconds: none, for an evening together, for a match with a move now and then. */
const CLOCKS = [0, 60, 180, 24 * 60 * 60] as const;

/** How long somebody elsewhere may think; then the game goes on without them. */
export function ClockChoice({ plan, onChange }: ClockChoiceProps): ReactNode {
  const { setUp } = useTexts();
  return (
    <Choice
      label={setUp.clock}
      values={CLOCKS.map(String)}
      value={String(plan.clock ?? 0)}
      nameOf={(seconds) => setUp.clocks(Number(seconds))}
      onChange={(seconds) => {
        const { clock: _, ...rest } = plan;
        onChange(Number(seconds) === 0 ? rest : { ...rest, clock: Number(seconds) });
      }}
    />
  );
}
