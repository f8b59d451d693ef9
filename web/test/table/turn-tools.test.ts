import { type GameTypes, formatWith } from '@richtfest/engine';
import { threeLittlePigs } from '@richtfest/three-little-pigs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { TableProps } from '../../src/games/table-props.ts';
import type { MatchSnapshot, SeatInfo } from '../../src/match/match-client.ts';
import { TurnTools } from '../../src/table/turn-tools.tsx';

const anna: SeatInfo = { name: 'Anna', who: 'person-here', isPresent: true, doNotDisturb: false };
const ida: SeatInfo = { ...anna, name: 'Ida', who: 'bot', bot: 'family' };

const MINE = { acting: 0, owing: [0], legal: [{ verb: 'stop' }], undoable: 2 };
const IDAS = { acting: undefined, owing: [1], legal: [], undoable: 0 };

/** The names of the buttons, and the names of those that can be pressed. */
function buttons(change: Partial<MatchSnapshot>, isWordy: boolean) {
  const snapshot = { seats: [anna, ida], optional: [], ...change };
  const table = {
    client: {},
    snapshot,
    texts: threeLittlePigs.texts.en,
    format: formatWith(Intl, 'en', ['Anna', 'Ida']),
    language: 'en',
  } as unknown as TableProps<GameTypes>;
  const mayAsk = snapshot.legal !== undefined && snapshot.legal.length > 0;
  const props = {
    table,
    isWordy,
    adviser: { advice: { is: 'none' }, isOffered: true, mayAsk, toggle: () => undefined },
    onFastForward: () => undefined,
    onWhy: () => undefined,
  } as const;
  const page = renderToStaticMarkup(createElement(TurnTools<GameTypes>, props));
  const all = page.split('<button').slice(1);
  const nameOf = (button: string) =>
    /aria-label="([^"]*)"/.exec(button)?.[1] ?? /<span>([^<]*)</.exec(button)?.[1];
  return {
    names: all.map(nameOf),
    active: all.filter((button) => !button.includes('disabled=""')).map(nameOf),
  };
}

describe('the buttons beside the prompt', () => {
  test.each([true, false])('stay in place in other players’ turns (with words: %s)', (isWordy) => {
    const mine = buttons(MINE, isWordy);
    const idas = buttons(IDAS, isWordy);
    expect(mine.names.length).toBeGreaterThan(3);
    expect(idas.names).toEqual(mine.names);
  });

  test('can be pressed only when they do something', () => {
    expect(buttons(MINE, true).active).toEqual(['Undo', 'Restart turn', 'Hint', 'Why not?']);
    expect(buttons(IDAS, true).active).toEqual(['Skip ahead']);
  });

  test('are absent for spectators and in replays', () => {
    const spectator = { ...IDAS, seats: [{ ...anna, who: 'person-elsewhere' as const }] };
    expect(buttons(spectator, true).names).toEqual([]);
    expect(buttons({ ...IDAS, isStill: true }, true).names).toEqual([]);
  });
});
