import { afterEach, describe, expect, test, vi } from 'vitest';
import { copyText } from '../src/ui/copy-text.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A field that records whether its text is selected. */
function fieldOf() {
  const field = { isSelected: false, focus: () => undefined, select: () => undefined };
  field.select = () => void (field.isSelected = true);
  return field as typeof field & HTMLInputElement;
}

describe('copying a text', () => {
  test('uses the clipboard if available', async () => {
    const written: string[] = [];
    const clipboard = { writeText: async (text: string) => void written.push(text) };
    vi.stubGlobal('navigator', { clipboard });
    expect(await copyText('a link', fieldOf())).toBe(true);
    expect(written).toEqual(['a link']);
  });

  test('selects the field when the clipboard refuses', async () => {
    const clipboard = { writeText: () => Promise.reject(new Error('not allowed')) };
    vi.stubGlobal('navigator', { clipboard });
    const field = fieldOf();
    expect(await copyText('a link', field)).toBe(false);
    expect(field.isSelected).toBe(true);
  });

  test.each([true, false])('over plain http returns whether it worked: %s', async (isCopied) => {
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('document', { execCommand: () => isCopied });
    const field = fieldOf();
    expect(await copyText('a link', field)).toBe(isCopied);
    expect(field.isSelected).toBe(true);
  });
});
