import type { ReactNode } from 'react';
import { useEndTexts } from './end-texts.ts';
import { usePicture } from '../pictures/use-picture.ts';
import { Button } from '../ui/button.tsx';
import { saveBlob } from '../ui/save-file.ts';
import styles from './houses-dialog.module.css';

interface SavePictureProps {
  /** Contains the picture, `[data-picture]`. */
  readonly of: { readonly current: HTMLElement | null };
  /** The file name without its extension. */
  readonly name: string;
}

type Kind = 'png' | 'svg';

/** Saves the shown picture as SVG or PNG. */
export function SavePicture({ of, name }: SavePictureProps): ReactNode {
  const { houses } = useEndTexts();
  const { state, draw } = usePicture(of);
  const save = (kind: Kind) =>
    draw(async (picture) =>
      saveBlob(`${name}.${kind}`, kind === 'svg' ? picture.svg() : await picture.png()),
    );
  return (
    <div className={styles['save']} role="group" aria-label={houses.picture}>
      <Button icon="camera" data-save="png" onClick={() => save('png')}>
        {houses.picture}
      </Button>
      <Button variant="quiet" data-save="svg" onClick={() => save('svg')}>
        {houses.print}
      </Button>
      <p role="status" className={styles['state']}>
        {state === 'drawing' && houses.drawing}
        {state === 'failed' && houses.failed}
      </p>
    </div>
  );
}
