import type { ReactNode } from 'react';
import { usePeopleTexts } from '../people/people-texts.ts';
import { Choice } from '../ui/choice.tsx';
import { PACES, useSettingsStore } from './settings.ts';

/** How long bots let people look before they go on; it holds at once, at every table here. */
export function PaceChoice(): ReactNode {
  const texts = usePeopleTexts();
  const { wishes, wish } = useSettingsStore();
  return (
    <Choice
      label={texts.pace}
      values={PACES}
      value={wishes.pace}
      nameOf={(pace) => texts.paces[pace]}
      onChange={(pace) => wish({ pace })}
    />
  );
}
