/** The fonts a text needs, embedded as data URLs. */
export async function fontFaces(text: string, css: string): Promise<string[]> {
  const codes = [...new Set(Array.from(text, (letter) => letter.codePointAt(0) ?? 0))];
  const faces = allFaces([...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]));
  const needed = faces.filter(({ style }) => {
    const family = style.getPropertyValue('font-family').replaceAll(/["']/g, '');
    const range = style.getPropertyValue('unicode-range');
    return css.includes(family) && codes.some((code) => isInRange(code, range));
  });
  return Promise.all(needed.map(written));
}

function allFaces(rules: readonly CSSRule[]): CSSFontFaceRule[] {
  return rules.flatMap((rule) => {
    if (rule instanceof CSSFontFaceRule) return [rule];
    if (rule instanceof CSSImportRule) return allFaces([...(rule.styleSheet?.cssRules ?? [])]);
    return [];
  });
}

async function written({ style, parentStyleSheet }: CSSFontFaceRule): Promise<string> {
  const [, source = ''] = /url\(["']?([^"')]+)/.exec(style.getPropertyValue('src')) ?? [];
  const base64 = await fontFile(new URL(source, parentStyleSheet?.href ?? location.href).href);
  const settings = ['font-family', 'font-style', 'font-weight', 'unicode-range']
    .map((name) => `${name}:${style.getPropertyValue(name)};`)
    .join('');
  return `@font-face{${settings}src:url(data:font/woff2;base64,${base64}) format("woff2")}`;
}

/** In base64. A street embeds the same few files in every house. */
const files = new Map<string, Promise<string>>();

function fontFile(address: string): Promise<string> {
  const known = files.get(address);
  if (known !== undefined) return known;
  const reading = readInBase64(address);
  files.set(address, reading);
  // Another picture tries again.
  reading.catch(() => files.delete(address));
  return reading;
}

async function readInBase64(address: string): Promise<string> {
  const response = await fetch(address);
  const bytes = new Uint8Array(await response.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** Whether a `unicode-range` contains a character; without a range, always. */
export function isInRange(code: number, range: string): boolean {
  if (range === '') return true;
  return range.split(',').some((part) => {
    const [first = '', last = first] = part.trim().replace(/^U\+/i, '').split('-');
    const low = Number.parseInt(first.replaceAll('?', '0'), 16);
    const high = Number.parseInt(last.replaceAll('?', 'F'), 16);
    return code >= low && code <= high;
  });
}
