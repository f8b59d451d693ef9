import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import type { IconName } from '../ui/icon.tsx';

interface ToolProps {
  readonly isWordy: boolean;
  readonly icon: IconName;
  readonly name: string;
  /** More words for a mouse. */
  readonly title?: string;
  /** Nothing to do at the moment: it keeps its place. */
  readonly isOff?: boolean;
  readonly onPress: () => void;
}

/** A button beside the prompt: with words where there is room, otherwise an icon. */
export function Tool({ isWordy, icon, name, title, isOff = false, onPress }: ToolProps): ReactNode {
  return (
    <Button
      icon={icon}
      disabled={isOff}
      {...(isWordy ? { title } : { 'aria-label': name })}
      onClick={onPress}
    >
      {isWordy ? name : undefined}
    </Button>
  );
}
