import { capitalize } from '@richtfest/engine';
import { type ReactNode, useMemo } from 'react';
import { ComponentChoices } from '../score-pad/component-picker.tsx';
import type { PadSpot } from '../score-pad/pad-game.ts';
import { useSettings } from '../settings/use-settings.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { type CheckedDraft, type Editing, facesAt, kindIn, offeredAt } from './draft.ts';
import { useEditorTexts } from './editor-texts.ts';
import styles from './position-editor.module.css';

interface ComponentDialogProps {
  readonly editing: Editing;
  readonly draft: CheckedDraft;
  readonly spot: PadSpot;
  readonly mayBeEmpty: boolean;
  readonly onPut: (component: string | undefined) => void;
  readonly onClose: () => void;
  /** Only for a place of a house. */
  readonly onMove?: (() => void) | undefined;
  /** The places within this one. */
  readonly children?: ReactNode;
}

/** What lies on a place: pictures of what may lie there, each with how many are left. */
export function ComponentDialog(props: ComponentDialogProps): ReactNode {
  const { editing, draft, spot, mayBeEmpty, onPut, onClose, onMove, children } = props;
  const { kit } = editing;
  const texts = useEditorTexts();
  const { close } = useTexts();
  const { language } = useSettings();
  const offered = useMemo(
    () => (mayBeEmpty ? offeredAt : facesAt)(editing, draft, spot),
    [editing, draft, spot, mayBeEmpty],
  );
  const current = kit.entryOf(draft, spot.seat)[spot.place];
  const choices = offered.map(({ component, left }) => ({
    component,
    note: left === undefined ? undefined : texts.left(left),
  }));
  const foot =
    current === undefined || !mayBeEmpty ? undefined : (
      <div className={styles['buttons']}>
        {onMove !== undefined && (
          <Button icon="right" onClick={onMove}>
            {texts.move}
          </Button>
        )}
        <Button icon="close" onClick={() => onPut(undefined)}>
          {texts.remove}
        </Button>
      </div>
    );
  return (
    <Dialog
      title={texts.chooseHere(capitalize(kit.placeName(spot.place, language)))}
      closeLabel={close}
      onClose={onClose}
      foot={foot}
    >
      <div className={styles['dialog']} data-testid="choices">
        {children}
        {choices.length === 0 && <p>{texts.nothingFits}</p>}
        <ComponentChoices
          components={kit.components}
          choices={choices}
          isChosen={(component) =>
            current !== undefined && [current, kindIn(kit, current)].includes(component)
          }
          onChoose={onPut}
        />
      </div>
    </Dialog>
  );
}
