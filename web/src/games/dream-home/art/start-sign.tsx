/** The start player's sign, a small house. */
export function StartSign({ className }: { readonly className?: string | undefined }) {
  return (
    <svg viewBox="-1 -1 52 52" className={className} aria-hidden="true" focusable="false">
      <path d="M10 24h30v24H10z" fill="var(--cut-shade)" transform="translate(1.5 2)" />
      <path d="M10 24h30v24H10z" fill="var(--cream)" />
      <path d="M4 27L25 8l21 19z" fill="var(--cut-shade)" transform="translate(1 2)" />
      <path d="M4 27L25 8l21 19z" fill="var(--red)" />
      <path d="M20 48V34q0-5 5-5t5 5v14z" fill="var(--blue-deep)" />
      <path d="M25 9V-1" stroke="var(--oak-deep)" strokeWidth="2" />
      <path d="M26-1l14 4-14 5z" fill="var(--yellow)" />
      <circle cx="28" cy="40" r="1.3" fill="var(--yellow)" />
    </svg>
  );
}
