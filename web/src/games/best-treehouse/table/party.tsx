import type { ReactNode } from 'react';
import type { Party } from '../../game-module.ts';
import { partyTexts } from '../texts/party-texts.ts';
import styles from './party.module.css';

/** x of each lantern on its string, in a view box 400 wide. */
const LANTERNS = [28, 84, 142, 200, 258, 316, 372] as const;
const PAPERS = ['brick', 'straw', 'leaf', 'sky', 'plum', 'straw', 'brick'] as const;

/** Paper lanterns above the crown, and birds that come to look. */
export const party: Party = {
  Guests: () => (
    <div className={styles['guests']} aria-hidden="true">
      <svg className={styles['lanterns']} viewBox="0 0 400 90" preserveAspectRatio="xMidYMin slice">
        <path d="M-200 -40Q200 84 600 -40" fill="none" stroke="var(--pole)" strokeWidth="1.6" />
        {LANTERNS.map((x, at) => (
          <g key={x} transform={`translate(${x} ${stringAt(x)})`}>
            <g className={styles['lantern']} style={{ animationDelay: `${-at * 0.4}s` }}>
              <path d="M0 0v6" stroke="var(--pole)" strokeWidth="1.4" />
              <ellipse cx="0" cy="17" rx="10" ry="11.5" fill={`var(--${PAPERS[at]})`} />
              <ellipse cx="0" cy="17" rx="4.5" ry="11.5" fill="var(--lamplight)" />
              <path d="M-5 6h10M-5 28h10" stroke="var(--wood-deep)" strokeWidth="2.4" />
            </g>
          </g>
        ))}
      </svg>
      <Bird body="var(--sky)" wing="var(--slate)" />
      <Bird body="var(--brick)" wing="var(--wood-deep)" />
      <Bird body="var(--straw)" wing="var(--wood)" />
    </div>
  ),
  sound: 'leaves',
  texts: partyTexts,
};

/** The height of the sagging string. */
function stringAt(x: number): number {
  const along = (x + 200) / 800;
  return (1 - along) ** 2 * -40 + 2 * along * (1 - along) * 84 + along ** 2 * -40;
}

function Bird({ body, wing }: { readonly body: string; readonly wing: string }): ReactNode {
  return (
    <svg className={styles['bird']} viewBox="0 0 60 44">
      <path d="M4 18l14 4 4-8q12-10 24 0l10 2-8 5q-2 14-18 14-16 0-26-17z" fill={body} />
      <path d="M20 20q12-2 18 8-14 4-18-8z" fill={wing} />
      <path d="M48 15l10 1-8 4z" fill="var(--straw)" />
      <circle cx="43" cy="16" r="1.9" fill="var(--skin-ink, #2b2a33)" />
      <path d="M28 35v7M34 34v7" stroke="var(--wood-deep)" strokeWidth="1.8" />
    </svg>
  );
}
