import { expect, test } from 'vitest';
import { type ByType, byType } from '../../src/board/by-type.ts';

type Event =
  | { readonly type: 'rolled'; readonly dice: number }
  | { readonly type: 'built'; readonly tile: string }
  | { readonly type: 'passed' };

const handlers: ByType<Event, [name: string], string> = {
  rolled: ({ dice }, name) => `${name} rolls ${dice}`,
  built: ({ tile }, name) => `${name} builds ${tile}`,
};

test('calls the handler of the type with all arguments', () => {
  expect(byType(handlers, { type: 'rolled', dice: 3 }, 'Anna')).toBe('Anna rolls 3');
  expect(byType(handlers, { type: 'built', tile: 'a door' }, 'Ben')).toBe('Ben builds a door');
});

test('ignores types without a handler', () => {
  expect(byType(handlers, { type: 'passed' }, 'Anna')).toBeUndefined();
});
