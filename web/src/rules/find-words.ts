/** A segment of a text, matched or not. */
export interface Stretch {
  readonly text: string;
  readonly isFound: boolean;
}

/** The search words; case and accents are ignored: `tur` finds `Tür`. */
export function wordsIn(search: string): string[] {
  return plain(search).split(/\s+/).filter(Boolean);
}

/** Whether the text contains every word. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const lying = plain(text);
  return words.every((word) => lying.includes(word));
}

/** The text split into matched and unmatched segments. */
export function stretchesOf(text: string, words: readonly string[]): Stretch[] {
  const lying = plain(text);
  const found = Array.from({ length: text.length }, () => false);
  for (const word of words) {
    for (let at = lying.indexOf(word); at >= 0; at = lying.indexOf(word, at + word.length)) {
      found.fill(true, at, at + word.length);
    }
  }
  const stretches: Stretch[] = [];
  let from = 0;
  for (let at = 1; at <= text.length; at++) {
    if (at < text.length && found[at] === found[from]) continue;
    stretches.push({ text: text.slice(from, at), isFound: found[from] === true });
    from = at;
  }
  return stretches;
}

/** Keeps the length, so that indexes match the original text. */
function plain(text: string): string {
  return Array.from({ length: text.length }, (_, at) => {
    const letter = text.charAt(at);
    const lower = letter.normalize('NFD').charAt(0).toLowerCase();
    return lower.length === 1 ? lower : letter;
  }).join('');
}
