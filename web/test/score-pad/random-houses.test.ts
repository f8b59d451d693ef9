import { catalog } from '@richtfest/catalog';
import { describe, expect, test } from 'vitest';
import { siteGame } from '../../src/games/index.ts';
import { assessPad } from '../../src/score-pad/assess-pad.ts';
import { type PadGame, baseView } from '../../src/score-pad/pad-game.ts';
import { type Pad, newPad, putInHouse, putOnTable } from '../../src/score-pad/pad.ts';
import { finishedTable, optionsOf } from './finished-table.ts';
import { type Tap, tapsOf } from './taps-of.ts';

const HOUSES = 1000;

/** Only what the pad offers can be tapped. */
function isOffered(padGame: PadGame, pad: Pad, { seat, place, component }: Tap): boolean {
  const house = pad.players[seat ?? 0]?.house ?? {};
  const places =
    seat === undefined
      ? padGame.tablePlaces(pad.table, pad.players.length)
      : [
          ...padGame.morePlaces(pad.table, house),
          ...padGame.housePlaces(house).flatMap((each) => padGame.placesAt(each, house)),
        ];
  const found = places.find(({ id }) => id === place);
  return (
    found?.is === 'number' || (found !== undefined && choices(padGame, place).includes(component))
  );
}

/** The components of the houses; the pictures show neither children nor bonus cards. */
const inHouses = (taps: readonly Tap[]) => {
  const shown = taps.filter(
    ({ seat, place }) => seat !== undefined && place !== 'children' && place !== 'trade',
  );
  // A second helper of a kind changes nothing (DH-28).
  return [
    ...new Set(shown.map(({ seat, place, component }) => `${seat} ${place} ${component}`)),
  ].sort();
};

const choices = (padGame: PadGame, place: string) => padGame.components.choicesAt(place);

describe.each(catalog.map(({ id, load }) => ({ id, load })))('$id', ({ id, load }) => {
  test(`${HOUSES} random houses entered tap by tap score as in the game`, async () => {
    const game = await load();
    const padGame = await siteGame(id).loadPad?.();
    if (padGame === undefined) throw new Error('no pad');
    const tables = optionsOf(id);
    for (let houses = 0, at = 0; houses < HOUSES; at++) {
      const { taps, result, players } = finishedTable(game, at, {
        options: tables[at % tables.length] ?? {},
      });
      houses += players;
      const names = Array.from({ length: players }, (_, seat) => `P${seat}`);
      let pad = newPad({ id: 'pad', game: id, names, day: '2026-11-16', now: 0 });
      for (const tap of taps) {
        if (!isOffered(padGame, pad, tap)) throw new Error(`not offered: ${JSON.stringify(tap)}`);
        const { seat, place, component } = tap;
        pad =
          seat === undefined
            ? putOnTable(pad, place, component)
            : putInHouse(pad, { seat, place }, component);
      }
      const assessed = assessPad(game, padGame, pad);
      expect(assessed.problems).toEqual([]);
      expect(assessed.result).toEqual(result);
      // The pictures of the pad show the same houses.
      const view = padGame.view(baseView(game, players), pad.table, pad.players);
      expect(inHouses(tapsOf[id]?.(view, []) ?? [])).toEqual(inHouses(taps));
    }
  });
});
