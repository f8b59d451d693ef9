export function allDiffer(told: readonly string[]): boolean {
  return new Set(told).size === told.length;
}

/** Thrown, not expected: a million expectations take their time. */
export function expectWords(text: string): void {
  const isTrimmed = text.trim() === text && text !== '';
  if (isTrimmed && !/undefined|null|NaN|\[object| {2}/.test(text)) return;
  throw new Error(`these are no words: “${text}”`);
}
