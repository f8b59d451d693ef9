import { LANGUAGES, formatWith, randomFromText } from '@richtfest/engine';
import { expect, test } from 'vitest';
import { savedBox, open, untilDecided, enterNext, gameNamed } from '../support/box-tables.ts';

test('a bot names the dice it rolls again by what they show: real dice have no letters', async () => {
  const { game, kit } = gameNamed('three-little-pigs');
  const { table } = open(game, kit, savedBox(game, { firstSeat: 2 }));
  const { options, seats } = table.header;
  const format = formatWith(
    Intl,
    'en',
    seats.map(({ name }) => name),
  );
  const words = { language: 'en', format, options, isBot: (seat: number) => seat === 2 } as const;
  const random = randomFromText('roll again');
  const isRolling = () => table.announced.at(-1)?.move.verb === 'roll';
  while (!isRolling()) {
    await enterNext(table, random);
    await untilDecided(table);
  }
  const announcement = { ...table.announced.at(-1)!, move: { verb: 'roll', dice: [0, 1, 3] } };
  expect(kit.announce?.({ ...announcement, shown: ['door', 'door', 'wolf'] }, words)).toBe(
    'Roll again: 2 × door on a die without a wolf and wolf on a die with a wolf',
  );
  const { move, shown } = table.announced.at(-1)!;
  const { dice } = table.getSnapshot().view as { readonly dice: readonly string[] };
  expect(move).toMatchObject({ verb: 'roll' });
  const { dice: thrown } = move as unknown as { readonly dice: readonly number[] };
  expect(shown).toEqual(thrown.map((die) => dice[die]));
  expect(kit.announce?.({ ...announcement, move: { verb: 'stop' } }, words)).toBeUndefined();
});

test('a bot says what it builds into which room: a plate has no letters', async () => {
  const { game, kit } = gameNamed('ueberdachen');
  const { table } = open(game, kit, savedBox(game, { quickStart: true, firstSeat: 2 }));
  const random = randomFromText('build');
  const verb = () => table.announced.findLast(({ shown }) => shown !== undefined)?.move.verb;
  const { options, seats } = table.header;
  const names = seats.map(({ name }) => name);
  const said = LANGUAGES.map((language) => {
    const format = formatWith(Intl, language, names);
    const words = { language, format, options, isBot: (seat: number) => seat === 2 };
    const built = { seat: 2, entries: 1, shown: ['chamber'] };
    const more = { verb: 'build', room: 1, cell: 3 };
    const start = { verb: 'open-room', size: 'small', column: 1, cell: 0 };
    const open = kit.announce?.({ ...built, move: start }, words);
    return [open, kit.announce?.({ ...built, move: more }, words)];
  });
  expect(said).toEqual([
    [
      'Chamber: start it with a radiator (column 2, row 1)',
      'Chamber: build in a door (column 2, row 4)',
    ],
    [
      'Kammer anfangen: Heizung einbauen (Spalte 2, Reihe 1)',
      'Kammer: Tür einbauen (Spalte 2, Reihe 4)',
    ],
    [
      'Kamertje beginnen: verwarming inbouwen (kolom 2, rij 1)',
      'Kamertje: deur inbouwen (kolom 2, rij 4)',
    ],
  ]);
  while (verb() !== 'build') {
    await enterNext(table, random);
    await untilDecided(table);
  }
  const { move, shown } = table.announced.findLast((each) => each.shown !== undefined)!;
  const { players } = table.getSnapshot().view as unknown as { players: readonly Built[] };
  const { room } = move as unknown as { readonly room: number };
  expect(shown).toEqual([players[2]!.rooms.find(({ column }) => column === room)?.room]);
});

interface Built {
  readonly rooms: readonly { readonly column: number; readonly room: string }[];
}

test('a bot says on which level of its tree it builds: a tree of cards has no letters', () => {
  const { kit } = gameNamed('best-treehouse');
  const names = ['Anna', 'Ben', 'Rosa'];
  const move = { verb: 'place', level: 3, position: 1 };
  const said = LANGUAGES.map((language) => {
    const format = formatWith(Intl, language, names);
    const words = { language, format, options: {}, isBot: (seat: number) => seat === 2 };
    return kit.announce?.({ seat: 2, entries: 1, move }, words);
  });
  expect(said).toEqual([
    'Build on level 3, place 2 from the left',
    'Auf Ebene 3 bauen, Platz 2 von links',
    'Bouw op verdieping 3, plek 2 van links',
  ]);
});
