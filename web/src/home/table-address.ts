/** Six letters and digits that nobody confuses, as the server gives them. */
const CODE = /^[2-9BCDFGHJKMNPQRSTVWXYZ]{6}$/;

/** The code in what somebody typed or pasted: a code, perhaps with blanks, or a whole link. */
export function codeIn(text: string): string | undefined {
  const path = /\/t\/([^/?#\s]+)/.exec(text)?.[1] ?? text;
  const code = path.replaceAll(/[\s-]/g, '').toUpperCase();
  return CODE.test(code) ? code : undefined;
}
