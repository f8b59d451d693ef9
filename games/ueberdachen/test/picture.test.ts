import { LANGUAGES, plainText } from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { picture } from '../src/picture.ts';
import { texts } from '../src/texts/index.ts';
import { formatOf, positionOf, randomGame } from './support.ts';

const site = positionOf(
  {
    phase: 'answer',
    round: 12,
    opener: 2,
    loosePillars: 1,
    offer: { to: 'all', deal: 'lamp lamp for door', answers: { 1: 'tap for lamp', 2: 'accepted' } },
    proposals: { 3: 'tiles for pillar' },
    players: [
      {
        storage: 'lamp lamp socket',
        floor: 1,
        pillars: 2,
        rooms: ['kitchen A: full', 'bathroom C: C1 D2', 'hall G: full', 'upper chamber B: B2'],
      },
      { storage: 'tap', pillars: 4, rooms: ['living-room F: F1 G4'] },
      { storage: 'door door', rooms: ['corridor A: A4'] },
      { storage: 'tiles' },
    ],
  },
  { players: 4 },
);
const end = positionOf(
  { phase: 'over', roof: 1, players: [{}, { floor: 1, pillars: 4, rooms: ['hall A: full'] }] },
  { players: 3 },
);
const start = positionOf({}, { players: 3, options: { quickStart: false } });

const draw = (view: typeof site, hasUnicode: boolean, width = 96) =>
  plainText(picture(view, texts.en, { hasUnicode, width, format: formatOf('en') }));

describe('the picture', () => {
  test.each([
    ['site', site],
    ['end', end],
    ['start', start],
  ])('of the %s is as recorded', async (name, view) => {
    await expect(`${draw(view, true)}\n`).toMatchFileSnapshot(`fixtures/${name}.unicode.txt`);
    await expect(`${draw(view, false)}\n`).toMatchFileSnapshot(`fixtures/${name}.ascii.txt`);
  });

  test('uses only ASCII without Unicode, in every language', () => {
    for (const language of LANGUAGES) {
      const style = { hasUnicode: false, width: 80, format: formatOf(language) };
      expect(plainText(picture(site, texts[language], style))).toMatch(/^[ -~\n]*$/);
    }
  });

  test('fits its width', () => {
    for (const { view, random } of randomGame(1)) {
      if (random.below(10) > 0) continue;
      for (const width of [24, 60, 100]) {
        const lines = draw(view, true, width).split('\n');
        for (const line of lines) expect(Array.from(line).length).toBeLessThanOrEqual(width);
      }
    }
  });
});
