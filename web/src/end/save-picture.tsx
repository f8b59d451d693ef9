import { type ReactNode, useState } from 'react';
import { useEndTexts } from './end-texts.ts';
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
  const [state, setState] = useState<'ready' | 'drawing' | 'failed'>('ready');
  const save = async (kind: Kind) => {
    const element = of.current?.querySelector<HTMLElement>('[data-picture]');
    // Not disabled while saving: that would lose the focus.
    if (element === null || element === undefined || state === 'drawing') return;
    setState('drawing');
    try {
      const { pictureOf, pngOf } = await import('../pictures/picture-of.ts');
      const picture = await pictureOf(element);
      saveBlob(`${name}.${kind}`, kind === 'svg' ? svgBlob(picture.svg) : await pngOf(picture));
      setState('ready');
    } catch (error) {
      console.warn(error);
      setState('failed');
    }
  };
  return (
    <div className={styles['save']} role="group" aria-label={houses.picture}>
      <span>{houses.picture}</span>
      {(['png', 'svg'] as const).map((kind) => (
        <Button key={kind} icon="camera" onClick={() => void save(kind)}>
          {kind.toUpperCase()}
        </Button>
      ))}
      <p role="status" className={styles['state']}>
        {state === 'drawing' && houses.drawing}
        {state === 'failed' && houses.failed}
      </p>
    </div>
  );
}

function svgBlob(svg: string): Blob {
  return new Blob([svg], { type: 'image/svg+xml' });
}
