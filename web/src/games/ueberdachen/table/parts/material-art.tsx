import type { Material } from '@richtfest/ueberdachen';
import { memo } from 'react';
import { tradeOf } from '../derive.ts';
import { useSpeech } from '../speech.ts';
import styles from './material-art.module.css';

export interface MaterialArtProps {
  readonly material: Material;
  /** Planned, not built yet. */
  readonly isGhost?: boolean;
  /** Without its card, for pallets. */
  readonly isBare?: boolean;
}

/** A material on its trade's card, optionally with a sign besides the colour. */
export const MaterialArt = memo(function MaterialArt(props: MaterialArtProps) {
  const { material, isGhost = false, isBare = false } = props;
  const { hasSigns } = useSpeech();
  const trade = tradeOf(material);
  return (
    <svg
      viewBox={isBare ? '-1 -1 50 50' : '-5 -5 58 58'}
      className={styles['material']}
      data-material={material}
      data-trade={trade}
      data-ghost={isGhost || undefined}
      data-bare={isBare || undefined}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`#ud-${material}`} />
      {hasSigns && !isGhost && (
        <>
          <circle cx="43" cy="43" r="9.5" fill="var(--card)" stroke={`var(--${trade}-deep)`} />
          <use
            href={`#ud-sign-${trade}`}
            x="36.5"
            y="36.5"
            width="13"
            height="13"
            color="var(--ink)"
          />
        </>
      )}
    </svg>
  );
});
