export function allDiffer(texts: readonly string[]): boolean {
  return new Set(texts).size === texts.length;
}

/** Throws instead of using `expect`, which is too slow for a million calls. */
export function expectWords(text: string): void {
  const isTrimmed = text.trim() === text && text !== '';
  if (isTrimmed && !/undefined|null|NaN|\[object| {2}/.test(text)) return;
  throw new Error(`this is not a proper text: “${text}”`);
}
