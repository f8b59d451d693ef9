/** ASCII spellings of the letters of our languages. */
const LETTERS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  ß: 'ss',
  é: 'e',
  è: 'e',
  ë: 'e',
  ï: 'i',
};

/** A word of the texts for ASCII output. */
export function asciiWord(text: string): string {
  return text.replaceAll(/[^ -~]/g, (letter) => LETTERS[letter] ?? '?');
}
