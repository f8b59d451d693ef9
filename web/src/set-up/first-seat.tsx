import type { ReactNode } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { Choice } from '../ui/choice.tsx';
import { FIRST_SEAT } from './option-kind.ts';
import { type TablePlan, changeOption } from './table-plan.ts';

interface FirstSeatProps {
  readonly plan: TablePlan;
  readonly names: readonly string[];
  readonly onChange: (plan: TablePlan) => void;
}

/** A choice of the first player by name. */
export function FirstSeat({ plan, names, onChange }: FirstSeatProps): ReactNode {
  const { setUp } = useTexts();
  const value = plan.options[FIRST_SEAT];
  return (
    <Choice
      label={setUp.first}
      values={['lot', ...names.map((_, seat) => String(seat))]}
      value={typeof value === 'number' ? String(value) : 'lot'}
      nameOf={(seat) => (seat === 'lot' ? setUp.byLot : names[Number(seat)])}
      onChange={(seat) =>
        onChange(changeOption(plan, FIRST_SEAT, seat === 'lot' ? undefined : Number(seat)))
      }
    />
  );
}
