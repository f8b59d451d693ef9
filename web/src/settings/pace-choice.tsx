import type { ReactNode } from 'react';
import { usePeopleTexts } from '../people/people-texts.ts';
import { Choice } from '../ui/choice.tsx';
import { PACES, useSettingsStore } from './settings.ts';

/** How long bots wait before their next move; applies at once to every table on this device. */
export function PaceChoice(): ReactNode {
  const texts = usePeopleTexts();
  const { chosen, change } = useSettingsStore();
  return (
    <Choice
      label={texts.pace}
      values={PACES}
      value={chosen.pace}
      nameOf={(pace) => texts.paces[pace]}
      onChange={(pace) => change({ pace })}
    />
  );
}
