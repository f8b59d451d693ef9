import type { ReactNode } from 'react';
import styles from './picture-frame.module.css';

interface PictureFrameProps {
  readonly papers: string;
  readonly Picture: () => ReactNode;
}

/** A scene from the parts of the table, only to be looked at: what it shows is said beside it. */
export function PictureFrame({ papers, Picture }: PictureFrameProps): ReactNode {
  return (
    <div className={styles['frame']} inert aria-hidden="true" data-picture="">
      <div className={`${papers} ${styles['scene']}`}>
        <Picture />
      </div>
    </div>
  );
}
