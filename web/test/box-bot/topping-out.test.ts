import { describe, expect, test } from 'vitest';
import type { BoxTable } from '../../src/box-bot/box-table.ts';
import { savedBox, open, untilDecided, gameNamed } from '../support/box-tables.ts';

describe('Topping Out with a box', () => {
  const { game, kit } = gameNamed('ueberdachen');
  const start = { quickStart: true, firstSeat: 0 };

  /** Anna has rolled and taken her materials. */
  async function atActions(): Promise<BoxTable> {
    const { table } = open(game, kit, savedBox(game, start));
    while (table.draws.length > 0 && table.draws[0]?.stream !== 'die') {
      table.enter(table.draws[0]!.outcomes[0]!);
    }
    // The roll leaves nothing to decide: the die is asked for at once.
    expect(table.draws[0]).toMatchObject({ stream: 'die', address: [0, 0, 0] });
    table.enter(3);
    const takes = table.getSnapshot().legal;
    expect(takes.every(({ verb }) => verb === 'take')).toBe(true);
    table.play(takes[0]!);
    await untilDecided(table);
    return table;
  }

  test('the next player’s die ends the turn', async () => {
    const table = await atActions();
    expect(table.next).toMatchObject({ stream: 'die', address: [1, 0, 0] });
    table.enterNext(2);
    const { acting, legal } = table.getSnapshot();
    expect([acting, legal[0]?.verb]).toEqual([1, 'take']);
    table.undoEntry();
    expect(table.getSnapshot().acting).toBe(0);
    expect(table.next).toBeDefined();
  });

  test('there is no next die while somebody must discard', async () => {
    const table = await atActions();
    for (let entry = 0; entry < 40; entry++) {
      const [draw] = table.draws;
      const answer = table
        .getSnapshot()
        .legal.find(({ verb }) => verb === 'take' || verb === 'decline');
      if (draw !== undefined) table.enter(draw.stream === 'die' ? 4 : draw.outcomes[0]!);
      else if (answer !== undefined) table.play(answer);
      else if (table.next !== undefined) table.enterNext(4);
      else break;
      await untilDecided(table);
    }
    expect(table.getSnapshot().acting).toBeLessThan(2);
    table.play({ verb: 'end-turn' });
    expect(table.getSnapshot().legal[0]?.verb).toBe('discard');
  });

  test('people who trade have agreed, and one undo takes the trade back', async () => {
    const table = await atActions();
    table.enterNext(1);
    table.play(table.getSnapshot().legal[0]!);
    await untilDecided(table);
    const offer = table
      .getSnapshot()
      .legal.find(({ verb, to }: { verb: string; to?: unknown }) => verb === 'offer' && to === 0)!;
    const before = table.getSnapshot().view;
    expect(table.play(offer)).toBeUndefined();
    await untilDecided(table);
    expect(table.getSnapshot().acting).toBe(1);
    expect(table.getSnapshot().events.at(-1)).toMatchObject({ type: 'goods-swapped' });
    table.undoEntry();
    expect(table.getSnapshot().view).toEqual(before);
  });
});
