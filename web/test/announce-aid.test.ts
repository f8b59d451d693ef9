import { describe, expect, test } from 'vitest';
import { announceAid } from '../src/online/announce-aid.ts';
import { FakeServer } from './support/fake-server.ts';

/** A page that announces a review, connected and welcomed. */
function announced() {
  const server = new FakeServer();
  const done = announceAid('reviews', { open: server.open, key: 'ab'.repeat(24) });
  const { line } = server;
  line.onopen?.();
  line.say(server.welcome({ seat: 0 }));
  const asked = line.heard.at(-1);
  if (asked?.type !== 'aid') throw new Error('it asks for the aid');
  return { line, done, asked };
}

describe('PR-45: a review is announced from its page', () => {
  test('with the key of the seat, until the server has told everyone', async () => {
    const { line, done, asked } = announced();
    expect(line.heard[0]).toMatchObject({ type: 'hello', key: 'ab'.repeat(24) });
    expect(asked).toMatchObject({ aid: 'reviews' });
    // Another seat's use is no answer.
    line.say({ type: 'aided', seat: 1, aid: 'reviews' });
    expect(line.isClosed).toBe(false);
    line.say({ type: 'aided', seat: 0, aid: 'reviews', id: asked.id });
    await done;
    expect(line.isClosed).toBe(true);
  });

  test('a refusal, a lost and a closed connection show no review', async () => {
    const refused = announced();
    refused.line.say({ type: 'error', id: refused.asked.id, code: 'aid-off', sentence: '' });
    await expect(refused.done).rejects.toThrow('could not be told');
    expect(refused.line.isClosed).toBe(true);
    const lost = announced();
    lost.line.cut();
    await expect(lost.done).rejects.toThrow('could not be told');
    const closed = announced();
    closed.line.cut(4404);
    await expect(closed.done).rejects.toThrow('could not be told');
  });
});
