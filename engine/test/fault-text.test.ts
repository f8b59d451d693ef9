import { LANGUAGES, verifyTexts } from '@richtfest/engine';
import { expect, test } from 'vitest';

test('a fault that ends with a suggestion gets no second full stop, in any language', () => {
  const said = (problem: string) =>
    LANGUAGES.map((language) => verifyTexts[language].header(problem));
  for (const sentence of said('it has no option “yong”. Did you mean “young”?')) {
    expect(sentence).toMatch(/: it has no option “yong”\. Did you mean “young”\?$/);
  }
  for (const sentence of said('options.young is missing')) expect(sentence).toMatch(/missing\.$/);
});
