import { useState } from 'react';

/** A part of the page as a file. */
interface DrawnPicture {
  svg(): Blob;
  png(): Promise<Blob>;
}

interface PictureDrawer {
  readonly state: 'ready' | 'drawing' | 'failed';
  /** Draws the picture and passes it on; does nothing while another one is being drawn. */
  draw(use: (picture: DrawnPicture) => Promise<void>): void;
}

/** Draws the element marked with `data-picture` inside another one. */
export function usePicture(of: { readonly current: HTMLElement | null }): PictureDrawer {
  const [state, setState] = useState<PictureDrawer['state']>('ready');
  const draw = async (use: (picture: DrawnPicture) => Promise<void>) => {
    const element = of.current?.querySelector<HTMLElement>('[data-picture]');
    // Buttons are not disabled meanwhile: that would lose the focus.
    if (element === null || element === undefined || state === 'drawing') return;
    setState('drawing');
    try {
      const { pictureOf, pngOf } = await import('./picture-of.ts');
      const picture = await pictureOf(element);
      await use({
        svg: () => new Blob([picture.svg], { type: 'image/svg+xml' }),
        png: () => pngOf(picture),
      });
      setState('ready');
    } catch (error) {
      console.warn(error);
      setState('failed');
    }
  };
  return { state, draw: (use) => void draw(use) };
}
