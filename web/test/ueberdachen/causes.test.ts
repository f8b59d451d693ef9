import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CauseArea, causesOf, useCause } from '../../src/games/ueberdachen/table/causes.tsx';

const because = (
  ...causes: readonly ({ readonly component: string } & Record<string, number | string>)[]
) => ({
  rule: 'UD-9',
  code: 'any',
  causes,
});

function Part({ name }: { readonly name: string }) {
  return createElement('i', { 'data-cause': useCause(name) }, name);
}

describe('the causes of a refusal', () => {
  test('have a name for each component', () => {
    expect([
      ...causesOf(
        because(
          { component: 'storage', seat: 2 },
          { component: 'die' },
          { component: 'cell', seat: 0, floor: 1, column: 3, cell: 5 },
          { component: 'column', seat: 0, floor: 0, column: 4 },
        ),
      ),
    ]).toEqual(['storage:2', 'die', 'cell:0:1:3:5', 'column:0:0:4']);
  });

  test('are marked on exactly those parts of the table', () => {
    const causes = causesOf(because({ component: 'stack', size: 'large' }));
    const parts = ['stack:large', 'stack:small'].map((name) =>
      createElement(Part, { key: name, name }),
    );
    const table = createElement(CauseArea, { causes, className: 'grid', children: parts });
    expect(renderToStaticMarkup(table)).toBe(
      '<div class="grid"><i data-cause="true">stack:large</i><i>stack:small</i></div>',
    );
  });

  test('are empty without a reason', () => {
    expect(causesOf(undefined).size).toBe(0);
  });
});
