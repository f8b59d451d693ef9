/** Characters that leave no mark, or only an empty space: fillers, joiners, the blank braille cell. */
const BLANK = /[\p{Default_Ignorable_Code_Point}\u{2800}\u{1D159}\u{FFFC}]/gu;
/**
 * Invisible characters a text does without. Joiners, variation selectors and tags shape letters and
 * emoji; controls of direction are refused, not taken out.
 */
const STRAY =
  /(?!\u{200C}|\u{200D}|[\u{FE00}-\u{FE0F}]|[\u{E0020}-\u{E01EF}]|\p{Bidi_Control})\p{Default_Ignorable_Code_Point}/gu;
const SHOWN = /[\p{L}\p{N}\p{S}\p{Extended_Pictographic}]/u;
const CONTROLS = /[\p{Cc}\p{Cs}\p{Bidi_Control}]/u;
const SPACES = /\s+/gu;
const NUMBERED = / \d{1,3}$/u;

/** One line, in one spelling, without characters that only hide in it. */
export function cleanText(text: string): string {
  return text.normalize('NFC').replace(STRAY, '').replace(SPACES, ' ').trim();
}

/** Whether anything of it can be seen. */
export function isBlank(text: string): boolean {
  return text.replace(BLANK, '').trim() === '';
}

/** Whether it has control characters, also those that turn round the direction of what follows. */
export function hasControls(text: string): boolean {
  return CONTROLS.test(text);
}

/** Nobody would see it: neither letter nor number, symbol or emoji is in it; or it has controls. */
export type NameFault = 'not-shown' | 'controls';

/** Why a name can't be used; undefined if it can. */
export function nameFault(text: string): NameFault | undefined {
  if (!SHOWN.test(text.replace(BLANK, ''))) return 'not-shown';
  return hasControls(text) ? 'controls' : undefined;
}

/** Equal for names that look the same: in upper or lower case, in wide letters, with hidden characters. */
function looksOf(name: string): string {
  const plain = name.normalize('NFKC').replace(BLANK, '');
  return plain.toUpperCase().toLowerCase().normalize('NFKC').replace(SPACES, ' ').trim();
}

/** The name, or with a number if somebody is called that already: “Anna 2”. */
export function distinctName(
  name: string,
  others: readonly string[],
  length = Number.POSITIVE_INFINITY,
): string {
  const taken = new Set(others.map(looksOf));
  if (!taken.has(looksOf(name))) return name;
  const base = name.replace(NUMBERED, '');
  for (let number = 2; ; number++) {
    const letters = Array.from(base).slice(0, length - `${number}`.length - 1);
    const numbered = `${letters.join('').trimEnd()} ${number}`;
    if (!taken.has(looksOf(numbered))) return numbered;
  }
}

/** The names of a whole table, made distinct; the first of two equal names stays as it is. */
export function distinctNames(names: readonly string[], length?: number): string[] {
  return names.reduce<string[]>((so, name) => [...so, distinctName(name, so, length)], []);
}
