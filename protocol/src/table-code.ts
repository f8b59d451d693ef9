/** No vowels, so codes spell no words; no 0 and 1, which look like O, I or L. */
export const CODE_LETTERS = '23456789BCDFGHJKMNPQRSTVWXYZ';

/** The length of new codes: 38 bits. */
export const CODE_LENGTH = 8;

/** Codes as the server stores and sends them. Older tables have codes of six letters. */
export const TABLE_CODE = /^[2-9BCDFGHJKMNPQRSTVWXYZ]{6}(?:[2-9BCDFGHJKMNPQRSTVWXYZ]{2})?$/;

/** No code contains these; a player who types one has misread a similar character. */
const MISREAD: Readonly<Record<string, string>> = {
  '0': 'Q',
  O: 'Q',
  '1': '7',
  I: '7',
  L: '7',
  A: '4',
  E: 'F',
  U: 'V',
};

/** Cyrillic and Greek capitals that look like a letter of a code. */
const OTHER_ALPHABETS: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('ВСНКМРТХУЅЈΒΗΚΜΝΡΤΧΥΖ', (letter, at) => [letter, 'BCHKMPTXYSJBHKMNPTXYZ'.charAt(at)]),
);

const SEPARATORS = /[\s\p{Pd}._·]/gu;

/**
 * The normalized code in typed text; undefined if it can't be a code. Case, spaces, hyphens and
 * accents do not matter, and look-alike characters are replaced.
 */
export function readTableCode(text: string): string | undefined {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll(SEPARATORS, '');
  // Longer than any code, so not worth normalizing.
  if (plain.length > 2 * CODE_LENGTH) return undefined;
  const code = Array.from(plain.toUpperCase(), (letter) => {
    const latin = OTHER_ALPHABETS[letter] ?? letter;
    return MISREAD[latin] ?? latin;
  }).join('');
  return TABLE_CODE.test(code) ? code : undefined;
}

/** A code in two groups for people to read: `K7WP-XD2M`. */
export function groupedCode(code: string): string {
  const half = Math.ceil(code.length / 2);
  return `${code.slice(0, half)}-${code.slice(half)}`;
}
