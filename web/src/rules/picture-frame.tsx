import type { ReactNode } from 'react';
import styles from './picture-frame.module.css';

interface PictureFrameProps {
  readonly papers: string;
  readonly Picture: () => ReactNode;
}

/** A static scene from a game's table; the text next to it describes it. */
export function PictureFrame({ papers, Picture }: PictureFrameProps): ReactNode {
  return (
    <div className={styles['frame']} inert aria-hidden="true" data-picture="">
      <div className={`${papers} ${styles['scene']}`}>
        <Picture />
      </div>
    </div>
  );
}
