const SOFT_HYPHEN = '\u00ad';

/** A name with soft hyphens: not every browser knows where to break words. */
export function breakable(name: string, wordBreaks: readonly string[]): string {
  return name
    .split(' ')
    .map((word) => {
      const broken = wordBreaks.find((breaks) => breaks.replaceAll('|', '') === word);
      return broken?.replaceAll('|', SOFT_HYPHEN) ?? word;
    })
    .join(' ');
}
