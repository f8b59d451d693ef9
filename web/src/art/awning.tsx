export interface AwningProps {
  readonly className: string | undefined;
  /** The number of stripes, in two alternating colours. */
  readonly stripes: number;
}

/** The scalloped awning over a shop window or a stall. */
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
          // Stripes have no identity but their position.
          // oxlint-disable-next-line react/no-array-index-key
          key={stripe}
          d={`M${stripe * 20} 0h20v15a10 8 0 0 1-20 0z`}
          fill={stripe % 2 === 0 ? 'var(--awning-a)' : 'var(--awning-b)'}
        />
      ))}
    </svg>
  );
}
