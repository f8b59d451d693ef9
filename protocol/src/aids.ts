import * as v from 'valibot';

/** Hints from a bot, the odds of dice, and reviews of the finished match. */
export const AIDS = ['hints', 'odds', 'reviews'] as const;
export type Aid = (typeof AIDS)[number];
export const aid = v.picklist(AIDS);

/** Not allowed, allowed, or allowed while everyone sees that it is used. */
export const AID_MODES = ['off', 'on', 'shown'] as const;
export type AidMode = (typeof AID_MODES)[number];

const aidMode = v.picklist(AID_MODES);

/** The table's choices; absent ones have their defaults (PR-44). */
export const aids = v.strictObject({
  hints: v.exactOptional(aidMode),
  odds: v.exactOptional(aidMode),
  reviews: v.exactOptional(aidMode),
});

export type Aids = v.InferOutput<typeof aids>;

/** PR-44: hints are off by default where several people play; everything else is on. */
export function aidModes(chosen: Aids | undefined, people: number): Readonly<Record<Aid, AidMode>> {
  return { hints: people > 1 ? 'off' : 'on', odds: 'on', reviews: 'on', ...chosen };
}
