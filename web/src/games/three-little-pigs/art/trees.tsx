import type { ReactNode } from 'react';

/** Both stand on (0, 0). */
export const trees: Readonly<Record<string, () => ReactNode>> = {
  tree: () => (
    <>
      <path d="M-3 0h6v-22h-6z" fill="var(--trunk)" />
      <path
        d="M0 -78c18 0 24 16 20 28 8 8 2 28-20 28s-28-20-20-28c-4-12 2-28 20-28z"
        fill="var(--cut-shade)"
        opacity=".5"
        transform="translate(2 2)"
      />
      <path
        d="M0 -78c18 0 24 16 20 28 8 8 2 28-20 28s-28-20-20-28c-4-12 2-28 20-28z"
        fill="var(--tree)"
      />
      <path
        d="M-2 -72c12 0 16 10 12 20 4 8-2 16-14 16s-16-12-10-18c-4-10 2-18 12-18z"
        fill="var(--tree-pale)"
      />
    </>
  ),
  fir: () => (
    <>
      <path d="M-3 0h6v-16h-6z" fill="var(--trunk)" />
      <path
        d="M0 -84 18-54H9l14 24h-9L26-10h-52l12-20h-9l14-24h-9z"
        fill="var(--cut-shade)"
        opacity=".5"
        transform="translate(2 2)"
      />
      <path d="M0 -84 18-54H9l14 24h-9L26-10h-52l12-20h-9l14-24h-9z" fill="var(--tree)" />
      <path d="M0 -84v74h-26l12-20h-9l14-24h-9z" fill="var(--tree-pale)" />
    </>
  ),
};
