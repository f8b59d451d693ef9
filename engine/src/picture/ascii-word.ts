/** How people type the letters of our languages where there are none. */
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

/** A word of the texts for an output that has ASCII characters only. */
export function asciiWord(text: string): string {
  return text.replaceAll(/[^ -~]/g, (letter) => LETTERS[letter] ?? '?');
}
