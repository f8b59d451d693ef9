/** The candidate closest to a misspelled word, if any is close enough to suggest. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Math.max(1, Math.floor(word.length / 3)) + 1;
  for (const candidate of candidates) {
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
    const isPrefix = word.length >= 2 && candidate.toLowerCase().startsWith(word.toLowerCase());
    const effective = isPrefix ? Math.min(distance, 1) : distance;
    if (effective < bestDistance) {
      best = candidate;
      bestDistance = effective;
    }
  }
  return best;
}

/**
 * ` Did you mean “x”?` to append after a full stop, or an empty text. `asSentence` ends the result.
 */
export function suggestion(word: string, candidates: Iterable<string>): string {
  const candidate = nearest(word, candidates);
  return candidate === undefined ? '' : ` Did you mean “${candidate}”?`;
}

/** A text with a full stop, unless it already ends like a sentence (with a suggestion, say). */
export function asSentence(text: string): string {
  return /[.?!]$/.test(text) ? text : `${text}.`;
}

/** The Damerau–Levenshtein distance of two words. */
function editDistance(from: string, to: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1];
      let distance = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const isSwap = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (isSwap) distance = Math.min(distance, (beforePrevious[column - 2] ?? 0) + 1);
      current.push(distance);
    }
    beforePrevious = previous;
    previous = current;
  }
  return previous[to.length] ?? 0;
}
