import { expect, test } from 'vitest';
import { isSameDecision } from '../../src/table/is-same-decision.ts';

const legal = [{ verb: 'roll', dice: [0] }, { verb: 'stop' }];
const rolled = { type: 'rolled', seat: 0 };
const asked = { acting: 0, legal, events: [rolled] };

test('a decision stays the same while others choose', () => {
  const later = { ...asked, legal: structuredClone(legal) };
  expect(isSameDecision(asked, later)).toBe(true);
  expect(isSameDecision(asked, { ...later, events: [rolled, { type: 'chosen', seat: 1 }] })).toBe(
    true,
  );
});

test('a decision changes after one’s own move, a new round or an undo', () => {
  const again = (events: readonly { type: string; seat?: number }[]) => ({ ...asked, events });
  expect(isSameDecision(asked, again([rolled, rolled]))).toBe(false);
  expect(isSameDecision(asked, again([rolled, { type: 'round-began' }]))).toBe(false);
  expect(isSameDecision(asked, again([]))).toBe(false);
});

test('another seat’s decision and no decision are different', () => {
  expect(isSameDecision(asked, { ...asked, acting: 1 })).toBe(false);
  expect(isSameDecision(asked, { ...asked, legal: [] })).toBe(false);
  expect(isSameDecision(asked, { ...asked, legal: legal.slice(1) })).toBe(false);
});
