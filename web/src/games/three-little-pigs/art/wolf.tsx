import { memo } from 'react';

export interface WolfProps {
  readonly className?: string | undefined;
  /** Two wolves on the dice: he shows his teeth. */
  readonly isHungry: boolean;
}

const HEAD =
  'M22 46 14 60l12 2-5 11 13-1 6 10 20 17 20-17 6-10 13 1-5-11 12-2-8-14C92 30 78 22 60 22S28 30 22 46z';
const BODY = 'M12 160C10 118 24 92 42 84h36c18 8 32 34 30 76z';

/** From the front; his feet are below the lower edge. */
export const Wolf = memo(function Wolf({ className, isHungry }: WolfProps) {
  return (
    <svg viewBox="0 0 120 150" className={className} aria-hidden="true" focusable="false">
      <path d={BODY} fill="var(--cut-shade)" transform="translate(2 2)" />
      <path d={BODY} fill="var(--wolf)" />
      <path d="M40 94l8 12-3 12 9-4 6 14 6-14 9 4-3-12 8-12-20 8z" fill="var(--wolf-pale)" />
      <path
        d="M24 46 20 0l30 24zM96 46l4-46-30 24z"
        fill="var(--cut-shade)"
        transform="translate(1.5 2)"
      />
      <path d="M24 46 20 0l30 24zM96 46l4-46-30 24z" fill="var(--wolf-deep)" />
      <path d="M28 38 25 12l17 15zM92 38l3-26-17 15z" fill="var(--wolf-pale)" />
      <path d={HEAD} fill="var(--cut-shade)" transform="translate(1.5 2.5)" />
      <path d={HEAD} fill="var(--wolf)" />
      <path d="M60 24l9 20-9 8-9-8z" fill="var(--wolf-deep)" />
      <path
        d="M60 50 78 68l-2 10-16 18-16-18-2-10z"
        fill="var(--cut-shade)"
        transform="translate(0 1.5)"
      />
      <path d="M60 49 78 67l-2 10-16 18-16-18-2-10z" fill="var(--wolf-pale)" />
      <path
        d="M32 48l19 8-4 7c-8 1-14-5-15-15zM88 48l-19 8 4 7c8 1 14-5 15-15z"
        fill="var(--wolf-eye)"
      />
      <circle cx="44" cy="57" r="3" fill="var(--wolf-deep)" />
      <circle cx="76" cy="57" r="3" fill="var(--wolf-deep)" />
      <path
        d="M29 44l23 10M91 44 68 54"
        stroke="var(--wolf-deep)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      {isHungry ? (
        <>
          <path d="M44 79q16-7 32 0l-4 14q-12 12-24 0z" fill="var(--wolf-mouth)" />
          <path
            d="M46 79.5l4 7 4-8.5zM74 79.5l-4 7-4-8.5zM52 96l3-6 3 7.5zM68 96l-3-6-3 7.5z"
            fill="#fff"
          />
        </>
      ) : (
        <path
          d="M60 80v5M49 87q6 3 11-2 5 5 11 2"
          stroke="var(--wolf-deep)"
          strokeWidth="2.5"
          fill="none"
          strokeLinecap="round"
        />
      )}
      <path d="M51 71q9-6 18 0-2 9-9 10-7-1-9-10z" fill="var(--wolf-deep)" />
      <path d="M54 71q3-2 6-2" stroke="var(--cut-light)" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
});
