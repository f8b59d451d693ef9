import { findGame } from '@richtfest/catalog';
import { randomFromText, seatsIn } from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { type SavedMatch, restore, writeEntry } from '../src/match/saved-match.ts';
import { startMatch } from '../src/match/start-match.ts';
import { type PlayedGame, mergedChronicles, recordOf } from '../src/statistics/chronicle.ts';
import { claimGuestGames } from '../src/statistics/claim-guest-games.ts';
import { faceIn, peopleIn, statisticsOf } from '../src/statistics/statistics.ts';
import { countsHere, noteHere } from '../src/statistics/record-finished.ts';

type Seats = PlayedGame['seats'];

let counter = 0;
function played(game: string, seats: Seats): PlayedGame {
  counter++;
  return { id: `m${counter}`, game, where: 'device', at: 1000 - counter, seats };
}

const me = (points: number, place: number, name = 'Anna') => ({
  name,
  isMine: true,
  points,
  place,
});
const bot = (kind: string, points = 0, place = 2) => ({ name: 'Ida', bot: kind, points, place });
const other = (points = 0, place = 2) => ({ name: 'Opa', points, place });

describe('matches played without a name', () => {
  const alone = played('pigs', [me(30, 1, 'Gast'), bot('family')]);
  const together = played('pigs', [me(30, 1, 'Guest'), me(20, 2, 'Ben')]);

  test('count as those of the owner of the device', () => {
    const games = claimGuestGames([played('pigs', [me(20, 2)]), alone], 'Anna');
    expect(peopleIn(games)).toEqual(['Anna']);
    expect(statisticsOf(games, 'Anna')[0]?.played).toBe(2);
  });

  test('stay as they are if several people played, or the owner is unknown', () => {
    expect(claimGuestGames([together], 'Anna')).toEqual([together]);
    expect(claimGuestGames([alone], '')).toEqual([alone]);
  });

  test('count as the owner’s if another player had the same name', () => {
    const beside = played('pigs', [{ ...other(), name: 'Anna' }, me(20, 2, 'Anna 2')]);
    const games = claimGuestGames([beside, played('pigs', [me(20, 2)])], 'Anna');
    expect(peopleIn(games)).toEqual(['Anna']);
    expect(statisticsOf(games, 'Anna')[0]?.played).toBe(2);
    const another = played('pigs', [other(), me(20, 2, 'Anna 2')]);
    expect(claimGuestGames([another], 'Anna')).toEqual([another]);
  });
});

test('a person has the face they chose latest', () => {
  const [fox, owl] = (['fox', 'owl'] as const).map((face) => ({ ...me(20, 1), face }));
  const games = [played('pigs', [me(1, 2)]), played('pigs', [owl!]), played('pigs', [fox!])];
  expect(faceIn(games, 'Anna')).toBe('owl');
  expect(faceIn(games, 'Ben')).toBeUndefined();
});

describe('statistics', () => {
  const games = [
    played('pigs', [me(30, 1), bot('family'), bot('expert@300ms')]),
    played('pigs', [me(20, 2), bot('family', 25, 1)]),
    played('pigs', [me(25, 1), other()]),
    played('dream', [me(10, 1), me(10, 1, 'Ben'), bot('greedy', 3, 3)]),
  ];

  test('count, per game and per opponent, the most played first', () => {
    expect(statisticsOf(games, 'Anna')).toEqual([
      {
        game: 'pigs',
        played: 3,
        won: 2,
        best: 30,
        average: 25,
        latest: [1, 2, 1],
        opponents: [
          { opponent: 'people', played: 1, won: 1 },
          { opponent: 'family', played: 2, won: 1 },
          { opponent: 'expert', played: 1, won: 1 },
        ],
      },
      {
        game: 'dream',
        played: 1,
        won: 1,
        best: 10,
        average: 10,
        latest: [1],
        opponents: [
          { opponent: 'people', played: 1, won: 1 },
          { opponent: 'other-bots', played: 1, won: 1 },
        ],
      },
    ]);
  });

  test('cover the people of this device only', () => {
    expect(peopleIn(games)).toEqual(['Anna', 'Ben']);
    expect(statisticsOf(games, 'Ben')).toMatchObject([{ game: 'dream', played: 1 }]);
    expect(statisticsOf(games, 'Opa')).toEqual([]);
    expect(statisticsOf([], 'Anna')).toEqual([]);
  });
});

describe('the chronicle', () => {
  const game = (id: string, at: number, seats: Seats = [me(1, 1)]): PlayedGame => ({
    id,
    game: 'pigs',
    where: 'table',
    at,
    seats,
  });

  test('contains each match once, with all seats, latest first', () => {
    const one = { games: [game('a', 1), game('b', 2, [me(3, 1), other()])], forgottenUntil: 0 };
    const second = [
      { name: 'Anna', points: 3, place: 1 },
      { ...other(), isMine: true },
    ];
    const two = { games: [game('b', 2, second), game('c', 3)], forgottenUntil: 0 };
    const { games } = mergedChronicles(one, two);
    expect(games.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
    expect(games[1]?.seats.map(({ isMine }) => isMine)).toEqual([true, true]);
  });

  test('deleted matches are not restored by another device', () => {
    const one = { games: [game('a', 1), game('b', 5)], forgottenUntil: 0 };
    const two = { games: [], forgottenUntil: 4 };
    expect(mergedChronicles(one, two).games.map(({ id }) => id)).toEqual(['b']);
  });

  test('drops its oldest entries', () => {
    const many = Array.from({ length: 1200 }, (_, at) => game(`g${at}`, at + 1));
    const { games } = mergedChronicles(
      { games: many, forgottenUntil: 0 },
      { games: [], forgottenUntil: 0 },
    );
    expect([games.length, games[0]?.id, games.at(-1)?.id]).toEqual([1000, 'g1199', 'g200']);
  });

  test('keeps the records of its latest matches, whichever device has them', async () => {
    const record = (await noteHere(await finished()))!.record!;
    const without = { games: [game('a', 9, [me(3, 1)])], forgottenUntil: 0 };
    const feats = ['stone-house'];
    const withIt = {
      games: [{ ...game('a', 9, [{ ...me(3, 1), feats }]), record }],
      forgottenUntil: 0,
    };
    expect(mergedChronicles(without, withIt).games).toEqual(withIt.games);
    expect(mergedChronicles(withIt, without).games).toEqual(withIt.games);

    const many = Array.from({ length: 80 }, (_, at) => ({ ...game(`g${at}`, at + 1), record }));
    const { games } = mergedChronicles({ games: many, forgottenUntil: 0 }, without);
    expect(games.filter((each) => each.record !== undefined).map(({ id }) => id)).toEqual(
      many
        .slice(20)
        .map(({ id }) => id)
        .toReversed(),
    );
  });

  test('has no room for the records of very long matches', async () => {
    const record = (await noteHere(await finished()))!.record!;
    expect(recordOf(record)).toEqual(record);
    const log = Array.from({ length: 1000 }, () => '0 roll a c');
    expect(recordOf({ ...record, log })).toBeUndefined();
  });
});

/** A local match, played to its end with random moves. */
async function finished(): Promise<SavedMatch> {
  const game = await findGame('three-little-pigs')!.load();
  const options = { seats: [{ name: 'Anna' }, { name: 'Ida', bot: 'family' }], options: {} };
  const saved = startMatch(game, options, 1000);
  const match = restore(game, saved);
  const random = randomFromText('statistics');
  while (game.result(match.state) === undefined) {
    const [seat = 0] = seatsIn(game.owing(match.state));
    const legal = game.legal(match.state, seat);
    match.play(seat, legal[random.below(legal.length)]!);
  }
  const log = match.log.map((entry) => writeEntry(game, entry));
  return { ...saved, log, isOver: true, changedAt: 2000 };
}

describe('recording', () => {
  test('a local match is recorded with points and places', async () => {
    const saved = await finished();
    const noted = await noteHere(saved);
    expect(noted).toMatchObject({
      id: saved.id,
      game: 'three-little-pigs',
      where: 'device',
      at: 2000,
    });
    expect(noted?.seats).toMatchObject([
      { name: 'Anna', isMine: true },
      { name: 'Ida', bot: 'family' },
    ]);
    expect(noted?.seats.map(({ place }) => place).toSorted()).toContain(1);
    const { header, secret, log } = saved;
    expect(noted?.record).toEqual({ header, secret, log });
    expect(await noteHere({ ...saved, log: ['0 nonsense'] })).toBeUndefined();
    expect(await noteHere({ ...saved, log: saved.log.slice(0, 3) })).toBeUndefined();
  });

  test('only matches that a person finished here count', () => {
    const header = { seats: [{ name: 'Anna' }, { name: 'Ida', bot: 'family' }] };
    const saved = { isOver: true, header, startedAt: 1, changedAt: 2 } as unknown as SavedMatch;
    expect(countsHere(saved)).toBe(true);
    expect(countsHere({ ...saved, isOver: false })).toBe(false);
    expect(countsHere({ ...saved, startedAt: 2 })).toBe(false);
    const fork = { ...header, past: [] } as unknown as SavedMatch['header'];
    expect(countsHere({ ...saved, header: fork })).toBe(false);
    const bots = { seats: [{ name: 'Ida', bot: 'family' }] } as unknown as SavedMatch['header'];
    expect(countsHere({ ...saved, header: bots })).toBe(false);
  });
});
