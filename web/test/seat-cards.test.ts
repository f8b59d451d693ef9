import { catalog } from '@richtfest/catalog';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { loadTable, siteGame } from '../src/games/index.ts';
import { SeatCards } from '../src/set-up/seat-cards.tsx';
import type { TablePlan } from '../src/set-up/table-plan.ts';

const plan: TablePlan = {
  seats: [
    { kind: 'person-here', name: 'Mia' },
    { kind: 'person-here', name: 'Leo' },
  ],
  options: {},
};

test.each(catalog)('$id offers colours to choose only if it keeps them', async ({ id }) => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const card = createElement(SeatCards, {
    game: id,
    plan,
    least: 2,
    hasServer: false,
    onChange: () => undefined,
  });
  const page = renderToStaticMarkup(card);
  vi.unstubAllGlobals();
  const { colouredSeats } = await loadTable(id);
  expect(page.includes('Colour of seat 1')).toBe(colouredSeats === undefined);
  expect(siteGame(id).colours === undefined).toBe(colouredSeats === undefined);
});
