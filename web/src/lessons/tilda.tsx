import type { ReactNode } from 'react';

/** Tilda the carpenter, with the wide-brimmed black hat of the trade. */
export function Tilda({ className }: { readonly className?: string | undefined }): ReactNode {
  return (
    <svg viewBox="0 0 80 80" className={className} aria-hidden="true" focusable="false">
      <circle cx="40" cy="40" r="39" fill="var(--sky-mid)" />
      <path d="M12 80q2-22 28-22t28 22z" fill="var(--brick)" />
      <path d="M30 58q10 12 20 0l-4 22H34z" fill="#fffaf0" />
      <path d="M33 62h14l-2 7H35z" fill="var(--leaf)" />
      <path
        d="M20 34q-6 22 6 26M60 34q6 22-6 26"
        fill="none"
        stroke="#a5552b"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <ellipse cx="40" cy="43" rx="17" ry="18" fill="#f2c9a4" />
      <path d="M23 38q4-14 17-14t17 14q-8-6-17-5t-17 5z" fill="#a5552b" />
      <circle cx="33.500" cy="43" r="2.100" fill="#2b2a33" />
      <circle cx="46.500" cy="43" r="2.100" fill="#2b2a33" />
      <path
        d="M33 51q7 6 14 0"
        fill="none"
        stroke="#2b2a33"
        strokeWidth="2.200"
        strokeLinecap="round"
      />
      <circle cx="28.500" cy="48.500" r="3" fill="#e79a7c" opacity="0.600" />
      <circle cx="51.500" cy="48.500" r="3" fill="#e79a7c" opacity="0.600" />
      <path d="M8 31q32-12 64 0-3 5-8 4-24-7-48 0-5 1-8-4z" fill="#2b2a33" />
      <path d="M25 28q0-16 15-16t15 16q-15-5-30 0z" fill="#3a3944" />
      <path d="M25 27q15-5 30 0v-3q-15-5-30 0z" fill="var(--straw)" />
    </svg>
  );
}
