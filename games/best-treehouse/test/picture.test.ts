import { LANGUAGES, type Language, type Picture, plainText } from '@richtfest/engine';
import { describe, expect, it } from 'vitest';
import { ROOMS } from '../src/index.ts';
import { picture } from '../src/picture.ts';
import { texts } from '../src/texts/index.ts';
import { type View, view } from '../src/view.ts';
import { NAMES, formatOf, randomGame, viewOf, watchersOf } from './support.ts';

interface DrawOptions {
  readonly language?: Language;
  readonly hasUnicode?: boolean;
  readonly width?: number;
  readonly names?: readonly string[];
}

function draw(seen: View, options: DrawOptions = {}): Picture {
  const { language = 'en', hasUnicode = true, width = 80, names = NAMES } = options;
  const format = formatOf(language, names);
  return picture(seen, texts[language], { hasUnicode, width, format });
}

const evening = {
  phase: 'build',
  round: 2,
  pick: 3,
  chosen: ['museum', 'sauna'],
  hands: [['cargo-net', 'pizzeria', 'theatre']],
  settled: ['4b'],
  trees: [
    ['library gym', 'chemistry-lab trampoline beehive', '- - - casino'],
    ['creperie arcade', 'bakery grill karaoke-stage'],
  ],
  points: [[4], [5]],
};

const evening0 = viewOf(evening, { players: 2, options: { firstSeat: 0 } }, 0);

describe('the picture', () => {
  it.each([
    ['unicode', true],
    ['ascii', false],
  ] as const)('of an evening for two, in %s', async (name, hasUnicode) => {
    const text = plainText(draw(evening0, { hasUnicode }));
    await expect(`${text}\n`).toMatchFileSnapshot(`fixtures/evening.${name}.txt`);
  });

  it('of four at the end, in German', async () => {
    const over = viewOf(
      {
        phase: 'over',
        trees: [['gym -'], ['library museum'], [], ['sauna aquarium', '- whirlpool -']],
        points: [[1, 2, 3], [4], [], [3, 3, 3]],
      },
      { players: 4 },
    );
    const text = plainText(draw(over, { language: 'de' }));
    await expect(`${text}\n`).toMatchFileSnapshot('fixtures/end.de.txt');
  });

  it('has only ASCII characters if asked', () => {
    for (const language of LANGUAGES) {
      const text = plainText(draw(evening0, { language, hasUnicode: false }));
      expect(text).toMatch(/^[\n -~]+$/);
    }
  });

  it('is never wider than asked, whatever the names are', () => {
    const names = NAMES.map((name) => name.repeat(12));
    for (let number = 0; number < 4; number++) {
      for (const { state, random } of randomGame(number, 'picture')) {
        if (random.below(6) > 0) continue;
        for (const width of [40, 80, 120]) {
          for (const line of plainText(draw(view(state, 0), { width, names })).split('\n')) {
            expect(Array.from(line).length).toBeLessThanOrEqual(width);
          }
        }
      }
    }
  });

  it('shows a hand and a secret place only to its seat', () => {
    const own = plainText(draw(evening0));
    expect(own).toContain('Your hand:');
    expect(own).toContain('goes to 4b');
    const others = [1, 'public'] as const;
    for (const watcher of others) {
      const text = plainText(
        draw(viewOf(evening, { players: 2, options: { firstSeat: 0 } }, watcher)),
      );
      expect(text).not.toContain('Theatre');
      expect(text).not.toContain('goes to 4b');
    }
  });

  it('shows every watcher of a random game no card it does not see', () => {
    for (const { state } of randomGame(1, 'eyes')) {
      if (state.phase !== 'choose') continue;
      for (const watcher of watchersOf(state)) {
        const text = plainText(draw(view(state, watcher), { width: 200 }));
        state.players.forEach(({ hand }, seat) => {
          if (seat === watcher) return;
          for (const card of hand) expect(text).not.toContain(texts.en.rooms[roomId(card)].line);
        });
      }
    }
  });
});

function roomId(card: number) {
  return ROOMS[card]!.id;
}
