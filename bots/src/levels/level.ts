/** How strong a bot is, from the mildest to the strongest. */
export const LEVELS = ['child', 'family', 'club', 'expert'] as const;
export type Level = (typeof LEVELS)[number];
