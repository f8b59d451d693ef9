import { catalog, findGame } from '@richtfest/catalog';
import { checkedOptions, seatColours } from '@richtfest/engine';
import { describe, expect, test } from 'vitest';
import { codeIn, codeInPath } from '../src/home/table-address.ts';
import { nextFirst } from '../src/match/play-again.ts';
import { planOfMatch } from '../src/set-up/plan-of-match.ts';
import { PRESETS, askedPreset, presetPlan } from '../src/set-up/presets.ts';
import { matchSeats } from '../src/set-up/match-seats.ts';
import {
  facesHere,
  householdPlan,
  type TablePlan,
  addSeat,
  atHome,
  changeColour,
  changeLevel,
  changeOption,
  changeSeat,
  isOnline,
  lateWayOf,
  moveForward,
  peopleHere,
  personaAt,
  removeSeat,
  usualPlan,
  withOwner,
  withPersonFirst,
} from '../src/set-up/table-plan.ts';

const pigs = await findGame('three-little-pigs')!.load();
const guest = (number: number) => `Guest ${number}`;
const plan = usualPlan({ min: 2, max: 5 }, 'Anna');
const kinds = ({ seats }: typeof plan) => seats.map(({ kind }) => kind);

describe('a planned table', () => {
  test('has one person and named bots by default', () => {
    expect(kinds(plan)).toEqual(['person-here', 'bot', 'bot']);
    expect(new Set(plan.seats.map(({ name }) => name)).size).toBe(3);
    expect(kinds(usualPlan({ min: 2, max: 2 }, ''))).toHaveLength(2);
  });

  test('lets the only person of a first game begin', async () => {
    for (const entry of catalog) {
      const game = await entry.load();
      const first = usualPlan(game.players, '');
      expect(withPersonFirst(first, game).options).toEqual({ firstSeat: 0 });
      const chosen = changeOption(first, 'firstSeat', 1);
      expect(withPersonFirst(chosen, game)).toEqual(chosen);
      const two = changeSeat(first, 1, { kind: 'person-here' });
      expect(withPersonFirst(two, game)).toEqual(two);
    }
  });

  test('seats a household, with bots of its level on the other seats', () => {
    const people = [{ name: 'Anna' }, { name: 'Mia', face: 'frog' as const }];
    const home = householdPlan({ min: 3, max: 4 }, { people, level: 'club' });
    expect(home.seats.map(({ name, level }) => [name, level]).slice(0, 2)).toEqual([
      ['Anna', undefined],
      ['Mia', undefined],
    ]);
    expect(home.seats[1]?.face).toBe('frog');
    expect(home.seats.slice(2).map(({ kind, level }) => [kind, level])).toEqual([['bot', 'club']]);
    const alone = householdPlan({ min: 2, max: 5 }, { people: [{ name: '' }], level: 'child' });
    expect(alone.seats.map(({ level }) => level)).toEqual([undefined, 'child', 'child']);
    expect(new Set(alone.seats.map(({ name }) => name)).size).toBe(3);
    const crowd = Array.from({ length: 5 }, (_, at) => ({ name: `P${at}` }));
    expect(householdPlan({ min: 2, max: 4 }, { people: crowd, level: 'child' }).seats).toHaveLength(
      4,
    );
  });

  test('seats the owner of the device where one person plays without a name', () => {
    const nameless = usualPlan({ min: 2, max: 5 }, '');
    const owned = withOwner(nameless, { name: 'Mia', colour: 'plum' });
    expect(owned.seats[0]?.name).toBe('Mia');
    expect(seatColours(owned.seats)[0]).toBe('plum');
    expect(new Set(seatColours(owned.seats)).size).toBe(3);
    expect(withOwner(plan, { name: 'Mia', colour: 'plum' })).toEqual(plan);
    const two = changeSeat(nameless, 1, { kind: 'person-here' });
    expect(withOwner(two, { name: 'Mia' })).toEqual(two);
  });

  test('gives its owner their face, also if the plan knows their name', () => {
    const nameless = usualPlan({ min: 2, max: 5 }, '');
    const mia = withOwner(nameless, { name: 'Mia', face: 'frog' });
    expect(matchSeats(mia, guest)[0]).toMatchObject({ name: 'Mia', face: 'frog' });
    expect(withOwner(mia, { name: 'Mia', face: 'owl' }).seats[0]?.face).toBe('owl');
    expect(withOwner(mia, { name: 'Ben', face: 'owl' }).seats[0]?.face).toBe('frog');
    expect(facesHere(mia)).toEqual(['frog', undefined, undefined]);
    const two = changeSeat(mia, 1, { kind: 'person-here' });
    expect(facesHere(two)).toEqual(['frog', 'owl', undefined]);
  });

  test('seats another bot for one that has the name of a person', () => {
    const lotte = householdPlan(
      { min: 2, max: 5 },
      { people: [{ name: 'lotte' }], level: 'child' },
    );
    expect(lotte.seats.map(({ name }) => name)).toEqual(['lotte', 'Mika', 'Lotte']);
    const two = changeSeat(addSeat(lotte), 3, { kind: 'by-link', name: 'Mika ' });
    const names = matchSeats(two, guest).map(({ name }) => name);
    expect(names).toEqual(['lotte', 'Finn', 'Noa', 'Mika']);
  });

  test('gives a bot to every new seat', () => {
    expect(kinds(addSeat(plan))).toEqual(['person-here', 'bot', 'bot', 'bot']);
  });

  test('mixes people here with people by link', () => {
    const two = changeSeat(plan, 1, { kind: 'person-here' });
    const linked = changeSeat(two, 2, { kind: 'by-link' });
    expect(kinds(linked)).toEqual(['person-here', 'person-here', 'by-link']);
    expect(isOnline(linked)).toBe(true);
    expect(peopleHere(linked)).toBe(2);
    expect(kinds(atHome(linked))).toEqual(['person-here', 'person-here', 'bot']);
  });

  test('changes the order and keeps the first player', () => {
    const named = changeOption(changeSeat(plan, 2, { name: 'Opa' }), 'firstSeat', 2);
    const moved = moveForward(named, 2);
    expect(moved.seats[1]?.name).toBe('Opa');
    expect(moved.options).toEqual({ firstSeat: 1 });
    expect(moveForward(moved, 2).options).toEqual({ firstSeat: 2 });
    expect(moveForward(moved, 0)).toEqual(moved);
  });

  test('reminds players of slow tables and moves for those of live ones', () => {
    expect(lateWayOf({ ...plan, clock: 60 })).toBe('move');
    expect(lateWayOf({ ...plan, clock: 86_400 })).toBe('reminder');
    expect(lateWayOf({ ...plan, clock: 86_400, late: 'stand-in' })).toBe('stand-in');
  });

  test('forgets the first player when seats are removed', () => {
    const named = changeOption(plan, 'firstSeat', 2);
    expect(removeSeat(named, 1).options).toEqual({ firstSeat: 'lot' });
    expect(changeOption(named, 'firstSeat', undefined).options).toEqual({});
  });

  test('calls players without a name guests', () => {
    const nameless = changeSeat(changeSeat(plan, 0, { name: ' ' }), 1, { kind: 'person-here' });
    expect(matchSeats(nameless, guest)).toEqual([
      { name: 'Guest 1' },
      { name: 'Guest 2' },
      { name: 'Bruno', bot: 'family' },
    ]);
  });

  test('gives distinct, visible names', () => {
    const named = (names: readonly string[]) =>
      names.reduce((so, name, seat) => changeSeat(so, seat, { kind: 'person-here', name }), plan);
    const namesIn = (names: readonly string[]) =>
      matchSeats(named(names), guest).map(({ name }) => name);
    expect(namesIn(['Anna', 'anna', 'Anna'])).toEqual(['Anna', 'anna 2', 'Anna 3']);
    expect(namesIn(['\u3164', 'A\u202enna', 'Bruno'])).toEqual(['Guest 1', 'Guest 2', 'Bruno']);
  });

  test('gives every bot a level and a persona', () => {
    const names = (wanted: TablePlan) => wanted.seats.map(({ name }) => name);
    expect(names(plan)).toEqual(['Anna', 'Rosa', 'Bruno']);
    const strong = changeLevel(plan, 2, 'expert');
    expect(names(strong)).toEqual(['Anna', 'Rosa', 'Ada']);
    expect(matchSeats(strong, guest)[2]).toEqual({ name: 'Ada', bot: 'expert' });
    // The next bot has the level of the last one and another persona.
    expect(names(addSeat(strong))).toEqual(['Anna', 'Rosa', 'Ada', 'Leo']);
    expect(names(changeLevel(strong, 2, 'family'))).toEqual(['Anna', 'Rosa', 'Bruno']);
  });

  test('lets players choose colours, swapping taken ones', () => {
    const colours = ({ seats }: TablePlan) => seatColours(seats);
    expect(matchSeats(plan, guest)[0]).toEqual({ name: 'Anna' });
    const plum = changeColour(plan, 0, 'plum');
    expect(colours(plum)).toEqual(['plum', 'sky', 'leaf']);
    expect(matchSeats(plum, guest)[0]).toEqual({ name: 'Anna', colour: 'plum' });
    expect(colours(changeColour(plum, 0, 'sky'))).toEqual(['sky', 'plum', 'leaf']);
    // Colours stay with their players.
    expect(colours(moveForward(plan, 1))).toEqual(['sky', 'brick', 'leaf']);
    expect(colours(removeSeat(plan, 0))).toEqual(['sky', 'leaf']);
    expect(colours(changeSeat(plum, 0, { kind: 'by-link' }))[0]).toBe('plum');
    const { seats } = presetPlan(pigs, 'quick', plum);
    expect([seats[0]?.colour, new Set(seatColours(seats)).size]).toEqual(['plum', 3]);
  });

  test('is restored from a match', () => {
    const changed = changeOption(changeColour(plan, 2, 'plum'), 'finishRound', true);
    const nameless = changeSeat(changed, 0, { name: '' });
    const header = {
      seats: matchSeats(nameless, guest),
      options: checkedOptions(pigs, { players: 3, options: nameless.options }),
    };
    expect(planOfMatch(pigs, header, guest)).toEqual(nameless);
  });

  test('keeps a bot’s changed name', () => {
    const own = changeSeat(plan, 1, { name: 'Wilma' });
    const mild = changeLevel(own, 1, 'child');
    expect(matchSeats(mild, guest)[1]).toEqual({ name: 'Wilma', bot: 'child' });
    expect(personaAt(mild, 1, 'child').appearance).toBe(personaAt(mild, 1, 'expert').appearance);
    const blank = changeSeat(own, 1, { name: ' ' });
    expect(matchSeats(blank, guest)[1]).toEqual({ name: 'Rosa', bot: 'family' });
  });
});

describe('the same table again', () => {
  test('rotates a chosen first player', () => {
    expect(nextFirst({ firstSeat: 2, young: true }, 3)).toEqual({ firstSeat: 0, young: true });
    expect(nextFirst({ firstSeat: 'lot' }, 3)).toEqual({ firstSeat: 'lot' });
  });
});

describe('what is typed at the gate', () => {
  test.each([
    ['K7M2PX9D', 'K7M2PX9D'],
    [' k7m2 - px9d ', 'K7M2PX9D'],
    ['K7M2-PX9O', 'K7M2PX9Q'],
    ['http://192.168.0.7:8080/t/k7m2-px9d', 'K7M2PX9D'],
    ['https://example.org/t/K7M2PX9D?x=1#y', 'K7M2PX9D'],
    ['https://example.org/t/K7M2PX', 'K7M2PX'],
  ])('%s is a code', (text, code) => {
    expect(codeIn(text)).toBe(code);
  });

  test.each(['', 'K7M2P', 'K7M2PX9', 'K7M2PX9DD', 'hello there'])('“%s” is none', (text) => {
    expect(codeIn(text)).toBeUndefined();
  });

  test('an address names a table however its code is written', () => {
    expect(codeInPath('k7m2-px9d')).toBe('K7M2PX9D');
    expect(codeInPath('nothing')).toBe('NOTHING');
  });
});

describe.each(catalog.map((entry) => [entry.id, entry] as const))('a preset of %s', (_, entry) => {
  test.each(PRESETS)('“%s” can be played as it is', async (name) => {
    const game = await entry.load();
    const { seats, options } = presetPlan(game, name, plan);
    expect(seats.length).toBeGreaterThanOrEqual(game.players.min);
    expect(seats.length).toBeLessThanOrEqual(game.players.max);
    expect(seats[0]).toEqual({ kind: 'person-here', name: 'Anna' });
    expect(new Set(seats.map((seat) => seat.name)).size).toBe(seats.length);
    expect(() => checkedOptions(game, { players: seats.length, options })).not.toThrow();
  });
});

describe('a preset', () => {
  test('can be asked for in the address', () => {
    expect(askedPreset('?preset=elsewhere')).toBe('elsewhere');
    expect(askedPreset('?preset=nowhere')).toBeUndefined();
    expect(askedPreset('')).toBeUndefined();
  });

  test('for a child elsewhere has the easier rules and gentle bots', async () => {
    for (const entry of catalog) {
      const game = await entry.load();
      const before = usualPlan(game.players, 'Oma');
      const easy = presetPlan(game, 'children', before);
      const linked = presetPlan(game, 'child-elsewhere', before);
      expect(linked.options).toEqual(easy.options);
      expect(linked.seats[1]?.kind).toBe('by-link');
      for (const { level } of linked.seats.slice(2)) expect(level).toBe('child');
    }
  });
});
