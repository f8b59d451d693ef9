import { LANGUAGES, type Language, type Picture, type Tone, plainText } from '@richtfest/engine';
import { describe, expect, it } from 'vitest';
import { picture } from '../src/picture.ts';
import { texts } from '../src/texts/index.ts';
import type { View } from '../src/view.ts';
import { NAMES, formatOf, positionOf, randomGame } from './support.ts';

/** In a usual run, every width twice. */
const GAMES = process.env['RICHTFEST_LONG'] === '1' ? 40 : 12;

interface DrawOptions {
  readonly language?: Language;
  readonly hasUnicode?: boolean;
  readonly width?: number;
  readonly names?: readonly string[];
}

function draw(view: View, options: DrawOptions = {}): Picture {
  const { language = 'en', hasUnicode = true, width = 80, names = NAMES } = options;
  const format = formatOf(language, names);
  return picture(view, texts[language], { hasUnicode, width, format });
}

const evening = positionOf(
  {
    seat: 0,
    rolls: 2,
    dice: ['door', 'door', 'window', 'wolf', 'roof'],
    houses: [
      ['wood door, wood window +1, wood roof', 'straw door +1, stone window'],
      ['straw window +2, straw roof', 'stone door'],
    ],
  },
  { players: 2 },
);

/** Five seats with four houses each: every door and window of the box is built. */
const crowd = positionOf(
  {
    seat: 2,
    phase: 'build',
    dice: ['door', 'door', 'roof', 'roof', 'roof'],
    cards: { wood: 3 },
    houses: [
      [
        'straw door, wood window, straw roof',
        'stone window',
        'wood door, straw roof',
        'straw window +2',
      ],
      [
        'stone door +1, wood window +2, stone roof',
        'straw window',
        'straw door',
        'stone window, wood roof',
      ],
      ['straw door +1, stone window +1, straw roof +1', 'wood window', 'stone door', 'wood door'],
      ['wood door +1, wood window +1, wood roof', 'straw window', 'stone door', 'stone door +1'],
      [
        'straw door +1',
        'wood door +1, stone roof',
        'straw window +1, wood roof',
        'stone window +2',
      ],
    ],
  },
  { players: 5, options: { experienced: true, finishRound: true } },
);

const windows = [0, 0, 3, 9];
const flowers = positionOf(
  { houses: [['straw window +9, wood roof +3'], []] },
  {
    players: 2,
    options: {
      pots: {
        door: { straw: windows, wood: windows, stone: windows },
        window: { straw: windows, wood: windows, stone: windows },
        roof: { straw: windows, wood: windows, stone: windows },
      },
    },
  },
);

describe('the picture', () => {
  it.each([
    ['evening.unicode', evening, { hasUnicode: true }],
    ['evening.ascii', evening, { hasUnicode: false }],
    ['crowd.unicode', crowd, { hasUnicode: true, language: 'de' }],
    ['crowd.ascii', crowd, { hasUnicode: false, language: 'nl', width: 120 }],
  ] as const)('is drawn as in %s', async (name, view, options) => {
    await expect(`${plainText(draw(view, options))}\n`).toMatchFileSnapshot(`fixtures/${name}.txt`);
  });

  it('fits its width and uses only ASCII if asked, in every position of random games', () => {
    const invalid: string[] = [];
    for (let number = 0; number < GAMES; number++) {
      const width = 60 + 12 * (number % 6);
      for (const { view } of randomGame(number)) {
        const language = LANGUAGES[number % LANGUAGES.length]!;
        for (const hasUnicode of [true, false]) {
          const plain = plainText(draw(view, { language, hasUnicode, width }));
          const isNarrow = plain.split('\n').every((line) => Array.from(line).length <= width);
          if (!isNarrow || !(hasUnicode || /^[ -~\n]*$/.test(plain))) invalid.push(plain);
        }
      }
    }
    expect(invalid).toEqual([]);
  });

  it('is clipped to a narrow width', () => {
    for (const line of plainText(draw(crowd, { width: 30 })).split('\n')) {
      expect(Array.from(line).length).toBeLessThanOrEqual(30);
    }
  });

  it('shows five times four houses within 80 characters, in three rows of lots', () => {
    const lines = plainText(draw(crowd)).split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(lines.filter((line) => line.startsWith('▔'))).toHaveLength(3);
    expect(lines.filter((line) => /^ {3,4}A/.test(line))).toHaveLength(3);
  });

  it('truncates a very long name, not the table', () => {
    const names = ['Bartholomäus Maximilian von und zu Hohenstein-Wolfsburg', 'Bo'];
    const lines = plainText(draw(evening, { names })).split('\n');
    expect(lines[0]).toMatch(/Turn: Bartholomäus Maximilia…$/u);
    expect(lines.every((line) => Array.from(line).length <= 80)).toBe(true);
  });

  it('leaves names unchanged in ASCII and spells our own words without accents', () => {
    const names = ['Chloë', 'Jürgen'];
    const plain = plainText(draw(evening, { names, hasUnicode: false, language: 'de' }));
    expect(plain).toContain('Dran: Chloë');
    expect(plain).toContain('Jürgen, 7 Punkte');
    expect(plain).toContain('Tuer n');
  });
});

describe('the content of the picture', () => {
  it('counts more than two flower pots', () => {
    const plain = plainText(draw(flowers));
    expect(plain).toContain('│✿└┴┘9│');
    expect(plain).toContain('╱▒✿3▒▒╲');
  });

  it('marks whose turn it is, the wolf and finished houses by tone', () => {
    expect(tonesOf(draw(evening), '▸Anna')).toEqual(['touch']);
    expect(tonesOf(draw(evening), ' Ben')).toEqual(['strong']);
    expect(tonesOf(draw(evening), '╲ω╱')).toEqual(['brick']);
    expect(tonesOf(draw(evening), 'A ✓')).toEqual(['leaf', 'leaf']);
    expect(tonesOf(draw(evening), 'B')).toEqual(['strong', 'strong']);
  });

  it('gives each material its tone and texture', () => {
    const walls = { straw: ['░', 'straw'], wood: ['▒', 'wood'], stone: ['▓', 'slate'] } as const;
    for (const [texture, tone] of Object.values(walls)) {
      const tones = draw(evening)
        .flat()
        .filter(({ text }) => text.includes(texture))
        .map((span) => span.tone);
      expect(new Set(tones)).toEqual(new Set([tone]));
    }
  });

  it('shows unspent symbols and the progress to the end', () => {
    const plain = plainText(draw(crowd));
    expect(plain).toContain('to spend: ∩∩ ▲▲▲');
    expect(plain).toContain('empty stacks: 6 of 5');
    const second = positionOf(
      {
        phase: 'build',
        dice: ['door', 'door', 'door', 'door', 'door'],
        firstTile: 'wood door',
        houses: [['wood door'], []],
      },
      { players: 2 },
    );
    expect(plainText(draw(second))).toMatch(/to spend: ∩∩$/mu);
  });

  it('names the owner of a material card and shows the available ones', () => {
    expect(plainText(draw(crowd))).toMatch(/^card +\+2 +Dirk +\+2$/mu);
    expect(plainText(draw(evening))).not.toMatch(/^card/mu);
  });

  it('shows no dice when the game is over', () => {
    let last: View | undefined;
    for (const { view } of randomGame(0)) last = view;
    const plain = plainText(draw(last!));
    expect(plain).toContain('The game is over');
    expect(plain).not.toContain('─a─');
    expect(plain).not.toContain('▸');
  });
});

function tonesOf(drawn: Picture, text: string): (Tone | undefined)[] {
  return drawn
    .flat()
    .filter((span) => span.text === text)
    .map(({ tone }) => tone);
}
