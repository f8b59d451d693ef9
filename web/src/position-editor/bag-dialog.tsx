import type { ReactNode } from 'react';
import type { PadSpot } from '../score-pad/pad-game.ts';
import { useSettings } from '../settings/use-settings.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { type CheckedDraft, type Editing, changedBag, kindIn, offeredForBag } from './draft.ts';
import { useEditorTexts } from './editor-texts.ts';
import { bagOf } from './position-kit.ts';
import styles from './position-editor.module.css';

interface BagDialogProps {
  readonly editing: Editing;
  readonly draft: CheckedDraft;
  readonly spot: PadSpot;
  readonly title: string;
  readonly onPut: (value: string | undefined) => void;
  readonly onClose: () => void;
}

/** Cards or goods of which a player can have several: one more, one fewer. */
export function BagDialog(props: BagDialogProps): ReactNode {
  const { editing, draft, spot, title, onPut, onClose } = props;
  const { kit } = editing;
  const { components } = kit;
  const texts = useEditorTexts();
  const { close } = useTexts();
  const { language } = useSettings();
  const entry = kit.entryOf(draft, spot.seat);
  const held = bagOf(entry[spot.place]).map((each) => kindIn(kit, each));
  const change = (component: string, by: 1 | -1) =>
    onPut(changedBag(entry, spot.place, { component, by, kit }));
  return (
    <Dialog title={title} closeLabel={close} onClose={onClose}>
      <ul className={`${styles['bag']} ${components.palette}`} data-testid="choices">
        {offeredForBag(editing, draft, spot).map(({ component, left }) => {
          const name = components.nameOf(component, language);
          const count = held.filter((each) => each === component).length;
          return (
            <li key={component} data-component={component}>
              <span className={styles['art']} aria-hidden="true">
                <components.Art component={component} />
              </span>
              <span className={styles['name']}>
                {name}
                {left !== undefined && <small> {texts.left(left)}</small>}
              </span>
              <Button
                aria-label={texts.takeOut(name)}
                disabled={count === 0}
                onClick={() => change(component, -1)}
              >
                −
              </Button>
              <output>{count}</output>
              <Button
                aria-label={texts.add(name)}
                disabled={(left ?? 1) <= 0}
                onClick={() => change(component, 1)}
              >
                +
              </Button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
