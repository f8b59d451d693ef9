export interface AwningProps {
  readonly className: string | undefined;
  /** How many stripes of cloth, of two colours in turn. */
  readonly stripes: number;
}

/** The scalloped cloth over a shop window or a stall. */
export function Awning({ className, stripes }: AwningProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${stripes * 20} 24`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {Array.from({ length: stripes }, (_, stripe) => (
        <path
          // A stripe is its place.
          // oxlint-disable-next-line react/no-array-index-key
          key={stripe}
          d={`M${stripe * 20} 0h20v15a10 8 0 0 1-20 0z`}
          fill={stripe % 2 === 0 ? 'var(--awning-a)' : 'var(--awning-b)'}
        />
      ))}
    </svg>
  );
}
