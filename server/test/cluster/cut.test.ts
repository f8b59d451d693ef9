import { describe, expect, test } from 'vitest';
import { Cut } from '../../src/cluster/socket-link.ts';

describe('Cut', () => {
  test('passes answers and failures on, and forgets them', async () => {
    const cut = new Cut();
    await expect(cut.wait(Promise.resolve(7))).resolves.toBe(7);
    await expect(cut.wait(Promise.reject(new Error('refused')))).rejects.toThrow('refused');
    expect(cut.waiting).toBe(0);
  });

  test('ends every wait, whatever is answered later', async () => {
    const cut = new Cut();
    const late = Promise.withResolvers<number>();
    const waits = [cut.wait(late.promise), cut.wait(new Promise<number>(() => undefined))];
    expect(cut.waiting).toBe(2);
    cut.make(new Error('gone'));
    late.resolve(1);
    const outcomes = await Promise.allSettled(waits);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(cut.waiting).toBe(0);
  });

  test('lets nobody wait after the cut', async () => {
    const cut = new Cut();
    cut.make(new Error('gone'));
    await expect(cut.wait(new Promise(() => undefined))).rejects.toThrow('gone');
    await expect(cut.wait(Promise.reject(new Error('late')))).rejects.toThrow('gone');
    expect(cut.waiting).toBe(0);
  });
});
