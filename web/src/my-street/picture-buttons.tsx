import type { ReactNode } from 'react';
import { useEndTexts } from '../end/end-texts.ts';
import { usePicture } from '../pictures/use-picture.ts';
import { Button } from '../ui/button.tsx';
import { saveBlob } from '../ui/save-file.ts';
import styles from './house-dialog.module.css';
import type { MyHouse } from './my-houses.ts';
import { useStreetTexts } from './street-texts.ts';

interface PictureButtonsProps {
  /** Contains the poster. */
  readonly of: { readonly current: HTMLElement | null };
  readonly house: MyHouse;
}

/** Shares, saves or prints the poster. */
export function PictureButtons({ of, house }: PictureButtonsProps): ReactNode {
  const texts = useStreetTexts();
  const { houses } = useEndTexts();
  const { state, draw } = usePicture(of);
  const name = `richtfest-${house.match.game}-${house.match.id}-${house.seat + 1}`;
  const share = () =>
    draw(async (picture) => {
      const file = new File([await picture.png()], `${name}.png`, { type: 'image/png' });
      await shareFile(file, texts.shared(house.owner.name));
    });
  const save = () => draw(async (picture) => saveBlob(`${name}.svg`, picture.svg()));
  return (
    <div className={styles['buttons']}>
      <Button variant="main" icon="share" onClick={share} data-first>
        {texts.share}
      </Button>
      <Button icon="camera" onClick={save}>
        {texts.poster}
      </Button>
      <Button variant="quiet" icon="copy" onClick={printByDay}>
        {texts.print}
      </Button>
      <p role="status">
        {state === 'drawing' && houses.drawing}
        {state === 'failed' && houses.failed}
      </p>
    </div>
  );
}

/** Prints the page in its day colours, which need less ink. */
function printByDay(): void {
  const { dataset } = document.documentElement;
  const before = dataset['theme'] ?? 'day';
  addEventListener('afterprint', () => (dataset['theme'] = before), { once: true });
  dataset['theme'] = 'day';
  print();
}

/** With the device's share sheet; where there is none, the file is saved. */
async function shareFile(file: File, text: string): Promise<void> {
  const shared = { files: [file], text };
  // Absent outside secure contexts and in some browsers.
  const { canShare } = navigator as { canShare?: Navigator['canShare'] };
  if (canShare?.call(navigator, shared) !== true) return saveBlob(file.name, file);
  await navigator.share(shared).catch((error: unknown) => {
    const isCancelled = error instanceof DOMException && error.name === 'AbortError';
    if (!isCancelled) saveBlob(file.name, file);
  });
}
