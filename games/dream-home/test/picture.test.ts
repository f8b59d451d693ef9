import { type Language, plainText } from '@richtfest/engine';
import { plainFormats } from '@richtfest/testkit';
import { describe, expect, it } from 'vitest';
import { dreamHome } from '../src/index.ts';
import { picture } from '../src/picture.ts';
import { texts } from '../src/texts/index.ts';
import { stateOf } from './checks/table.ts';

type State = ReturnType<typeof stateOf>;

function draw(
  state: State,
  {
    language = 'en',
    hasUnicode = true,
    width = 80,
  }: { language?: Language; hasUnicode?: boolean; width?: number } = {},
): string {
  const view = dreamHome.view(state, 'public');
  return plainText(
    picture(view, texts[language], { hasUnicode, width, format: plainFormats[language] }),
  );
}

const HOUSES = [
  {
    U1: 'childrens-room +2 with rocking-horse',
    G1: 'living-room +1',
    G2: 'living-room with grand-piano',
    G3: 'scaffold',
    B4: 'garage',
    G4: 'dressing-room',
    B5: 'empty',
  },
  { G1: 'bathroom', G3: 'kitchen' },
];

const afternoon = stateOf({
  houses: HOUSES,
  round: 10,
  market: [
    'sauna',
    'library, red roof window',
    '',
    'laundry, ice-cream-machine',
    'games-room +1, interior-designer',
  ],
  tools: [['drill', 'cement-mixer new'], ['jackhammer']],
  helpers: [['supplier'], []],
  outdoors: [['bird-house'], []],
  roofs: [['red roof', 'grey roof'], []],
});
const evening = stateOf({
  phase: 'over',
  houses: HOUSES.slice(1),
  roofs: [['green roof', 'green roof', 'green roof window', 'green roof']],
});

describe('the picture', () => {
  it.each([
    ['afternoon.unicode', afternoon, {}],
    ['afternoon.ascii', afternoon, { hasUnicode: false, language: 'de' }],
    ['evening.unicode', evening, { language: 'nl', width: 140 }],
  ] as const)('is drawn as in %s', async (name, state, options) => {
    await expect(`${draw(state, options)}\n`).toMatchFileSnapshot(`fixtures/${name}.txt`);
  });

  it.each([30, 60, 80, 140])('fits a width of %i', (width) => {
    for (const state of [afternoon, evening]) {
      for (const line of draw(state, { width }).split('\n')) {
        expect(Array.from(line).length).toBeLessThanOrEqual(width);
      }
    }
  });

  it.each(['en', 'de', 'nl'] as const)('uses only ASCII in %s without Unicode', (language) => {
    for (const state of [afternoon, evening]) {
      expect(draw(state, { language, hasUnicode: false })).toMatch(/^[ -~\n]*$/);
    }
  });

  it('shows the held cards', () => {
    const held = stateOf({ held: { room: 'kitchen', special: 'drill' } });
    expect(draw(held)).toContain('kitchen, drill');
  });

  it('hides the roofs until the end', () => {
    expect(draw(afternoon)).toContain('2 roofs');
    expect(draw(afternoon)).not.toContain('grey roof');
    expect(draw(evening)).toContain('green roof with a window');
  });
});
