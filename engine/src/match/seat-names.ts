/** Characters without visible ink: fillers, joiners, the blank braille cell. */
const BLANK = /[\p{Default_Ignorable_Code_Point}\u{2800}\u{1D159}\u{FFFC}]/gu;
/**
 * Invisible characters that can be removed. Joiners, variation selectors and tags shape letters and
 * emoji; bidirectional controls are refused, not removed.
 */
const STRAY =
  /(?!\u{200C}|\u{200D}|[\u{FE00}-\u{FE0F}]|[\u{E0020}-\u{E01EF}]|\p{Bidi_Control})\p{Default_Ignorable_Code_Point}/gu;
const SHOWN = /[\p{L}\p{N}\p{S}\p{Extended_Pictographic}]/u;
const CONTROLS = /[\p{Cc}\p{Cs}\p{Bidi_Control}]/u;
const SPACES = /\s+/gu;
const NUMBERED = / \d{1,3}$/u;

/** A single line in one Unicode normal form, without stray invisible characters. */
export function cleanText(text: string): string {
  return text.normalize('NFC').replace(STRAY, '').replace(SPACES, ' ').trim();
}

/** Whether a text has no visible characters. */
export function isBlank(text: string): boolean {
  return text.replace(BLANK, '').trim() === '';
}

/** Whether a text has control characters, including bidirectional ones. */
export function hasControls(text: string): boolean {
  return CONTROLS.test(text);
}

/** The name has no letter, number, symbol or emoji; or it has control characters. */
export type NameProblem = 'not-shown' | 'controls';

/** Why a name can't be used; undefined if it can. */
export function nameProblem(text: string): NameProblem | undefined {
  if (!SHOWN.test(text.replace(BLANK, ''))) return 'not-shown';
  return hasControls(text) ? 'controls' : undefined;
}

/** Equal for names that look the same despite case, wide letters or hidden characters. */
function skeletonOf(name: string): string {
  const plain = name.normalize('NFKC').replace(BLANK, '');
  return plain.toUpperCase().toLowerCase().normalize('NFKC').replace(SPACES, ' ').trim();
}

/** The name, with a number if another player already has it: “Anna 2”. */
export function distinctName(
  name: string,
  others: readonly string[],
  length = Number.POSITIVE_INFINITY,
): string {
  const taken = new Set(others.map(skeletonOf));
  if (!taken.has(skeletonOf(name))) return name;
  const base = name.replace(NUMBERED, '');
  for (let number = 2; ; number++) {
    const letters = Array.from(base).slice(0, length - `${number}`.length - 1);
    const numbered = `${letters.join('').trimEnd()} ${number}`;
    if (!taken.has(skeletonOf(numbered))) return numbered;
  }
}

/** The names of a table made distinct; the first of two equal names stays. */
export function distinctNames(names: readonly string[], length?: number): string[] {
  return names.reduce<string[]>((so, name) => [...so, distinctName(name, so, length)], []);
}
