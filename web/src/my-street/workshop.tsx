import { type ReactNode, useEffect, useRef, useState } from 'react';
import { HouseArt } from './house-art.tsx';
import type { MyHouse } from './my-houses.ts';
import { type OpenedMatch, openMatch } from './open-house.ts';
import { whenIdle } from '../ui/when-idle.ts';
import styles from './workshop.module.css';

/** Twice the largest size in the street, for sharp screens. */
const PIXELS = 520;

interface WorkshopProps {
  readonly house: MyHouse;
  readonly onDrawn: (image: Blob) => void;
}

/** Draws one house off screen while the browser is idle, and passes it on as an image. */
export function Workshop({ house, onDrawn }: WorkshopProps): ReactNode {
  const [found, setFound] = useState<{ readonly opened: OpenedMatch | undefined }>();
  const easel = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      inTurns(
        () => openMatch(house.match),
        (opened) => setFound({ opened }),
      ),
    [house],
  );
  useEffect(() => {
    if (found === undefined) return;
    return inTurns(() => imageOf(easel.current), onDrawn);
  }, [found]);
  return (
    <div className={styles['workshop']} aria-hidden="true" inert>
      <div ref={easel} className={styles['easel']} data-cutout="" data-pinned="">
        {found !== undefined && (
          <HouseArt game={house.match.game} opened={found.opened} seat={house.seat} />
        )}
      </div>
    </div>
  );
}

async function imageOf(element: HTMLElement | null): Promise<Blob> {
  if (element === null) throw new Error('the workshop is closed');
  const { pictureOf, pngOf } = await import('../pictures/picture-of.ts');
  return pngOf(await pictureOf(element), PIXELS);
}

/** Works when the browser is idle and delivers, unless it is cancelled in between. */
function inTurns<T>(work: () => Promise<T>, deliver: (result: T) => void): () => void {
  let isCancelled = false;
  const run = async () => {
    const result = await work();
    if (!isCancelled) deliver(result);
  };
  const cancel = whenIdle(() => {
    run().catch((error: unknown) => console.warn(error));
  });
  return () => {
    isCancelled = true;
    cancel();
  };
}
