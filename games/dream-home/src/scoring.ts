/** DH-26 to DH-28: where points come from. */
export type Part = 'rooms' | 'decor' | 'furnishing' | 'roof';
