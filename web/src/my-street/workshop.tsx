import { type ReactNode, useEffect, useRef, useState } from 'react';
import { HouseArt } from './house-art.tsx';
import type { MyHouse } from './my-houses.ts';
import { type OpenedMatch, openMatch } from './open-house.ts';
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
        whenIdle,
        () => openMatch(house.match),
        (opened) => setFound({ opened }),
      ),
    [house],
  );
  useEffect(() => {
    if (found === undefined) return;
    return inTurns(whenIdle, () => imageOf(easel.current), onDrawn);
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

/** Waits, works and delivers, unless it is cancelled in between. */
function inTurns<T>(
  wait: () => Promise<void>,
  work: () => Promise<T>,
  deliver: (result: T) => void,
): () => void {
  let isCancelled = false;
  const run = async () => {
    await wait();
    if (isCancelled) return;
    const result = await work();
    if (!isCancelled) deliver(result);
  };
  run().catch((error: unknown) => console.warn(error));
  return () => {
    isCancelled = true;
  };
}

function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve());
    else setTimeout(resolve, 50);
  });
}
