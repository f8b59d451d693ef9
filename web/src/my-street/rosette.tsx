import type { ReactNode } from 'react';

/** A paper rosette for a proud moment. */
export function Rosette({ className }: { readonly className?: string | undefined }): ReactNode {
  return (
    <svg viewBox="0 0 40 52" className={className} aria-hidden="true" focusable="false">
      <path d="M13 28 8 51l8-5 5 6 2-22zM27 28l5 23-8-5-5 6-2-22z" fill="var(--plum)" />
      <path
        d="M20 1l4 4 6-2 2 6 6 1-1 6 4 4-4 5 1 6-6 1-2 6-6-2-4 4-4-4-6 2-2-6-6-1 1-6-4-5 4-4-1-6 6-1 2-6 6 2z"
        transform="translate(0 -1) scale(.98)"
        fill="var(--straw)"
      />
      <circle cx="20" cy="19" r="10" fill="var(--card)" />
      <path
        d="M20 12l2.2 4.5 5 .7-3.6 3.5.9 5-4.5-2.4-4.5 2.4.9-5-3.6-3.5 5-.700z"
        fill="var(--brick)"
      />
    </svg>
  );
}
