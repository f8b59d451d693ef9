import { type Format, type Plural, capitalize } from '@richtfest/engine';
import {
  type Kind,
  type Tile,
  dieLetter,
  houseLetter,
  pigsTexts,
} from '@richtfest/three-little-pigs';
import { tilesIn } from '../table/derive.ts';
import type { HouseTiles } from '../table/types.ts';
import { percentOf } from './percent.ts';
import type { TableTexts } from './table-texts.ts';

const { faces, tiles, materials } = pigsTexts.nl;
const POT: Plural = { one: 'bloempot', other: 'bloempotten' };
const DIE: Plural = { one: 'dobbelsteen', other: 'dobbelstenen' };
const ROLL: Plural = { one: 'worp', other: 'worpen' };
const POINT: Plural = { one: 'punt', other: 'punten' };
const HOUSE: Plural = { one: 'huis', other: 'huizen' };
const PLACE: Plural = { one: 'plek', other: 'plekken' };
const THE: Readonly<Record<Kind, string>> = { door: 'de', window: 'het', roof: 'het' };

const CONTESTS = {
  potsCard: 'Meeste bloempotten',
  housesCard: 'Meeste voltooide huizen',
  heightCard: 'Hoogste huis',
} as const;

export const nl: TableTexts = {
  roll: 'Gooien',
  rollDice: (count, format) => `Gooi ${format.count(count, DIE)}`,
  rollsLeft: (left, format) => `nog ${format.count(left, ROLL)}`,
  stop: 'Stoppen',
  stopAndBuild: 'Nu bouwen',
  keepRolling: 'Verder gooien',
  done: 'Klaar',
  chooseDice: 'Tik aan wat je opnieuw gooit',
  chooseTile: 'Tik een oplichtende tegel aan, dan een plek',
  chooseHouse: 'Tik het huis aan waar hij tegen blaast',
  tray: 'Dobbelstenen',
  market: 'Markt',
  wheel: 'Blaasrad',
  newHouse: 'Nieuw huis',
  chooseATile: 'Kies eerst een tegel op de markt; dan kan hier een huis beginnen.',
  noHouses: 'nog geen huis',
  houses: (houses, format) => format.count(houses, HOUSE),
  meadowOf: (seat, format) => format.player(seat, 'Je weide', (name) => `Weide van ${name}`),
  points: (points, format) => format.count(points, POINT),
  die: ({ die, face, isLocked }) =>
    `Dobbelsteen ${dieLetter(die)}: ${faces[face].one}${isLocked ? ', blijft liggen' : ''}`,
  stackLeft: (left, format) => (left === 0 ? 'leeg' : `nog ${format.number(left)}`),
  stack: ({ stack, cost, have }, format) => {
    const name = capitalize(tiles[stack.kind][stack.material].one);
    const { top } = stack;
    const all = tilesIn(stack);
    if (all === 0) return `${name}: leeg`;
    const left = `nog ${format.number(all)}`;
    // The next tile is still being revealed.
    if (top === undefined) return `${name}, ${left}`;
    const pots = top === 0 ? 'geen bloempot' : format.count(top, POT);
    const price = `kost ${format.count(cost, faces[stack.kind])}`;
    const purse = have === undefined ? '' : `; je hebt er ${format.number(have)}`;
    return `${name}, ${left}, ${pots}, ${price}${purse}`;
  },
  house: (house, built, format) => `Huis ${houseLetter(house)}: ${contents(built, format)}`,
  placeAt: (kind, material, house) =>
    `Bouw ${THE[kind]} ${tiles[kind][material].one} ${kind === 'door' ? 'onder' : 'op'} huis ${houseLetter(house)}`,
  startWith: (kind, material) =>
    `Begin een nieuw huis met ${THE[kind]} ${tiles[kind][material].one}`,
  blowAt: (house, name) => `Blaas tegen huis ${houseLetter(house)} van ${name}`,
  houseWorth: (points, isFinished, format) =>
    isFinished
      ? `${format.count(points, POINT)}.`
      : `${format.count(points, POINT)} zodra het een dak heeft.`,
  chosen: (kind, material, places, format) =>
    `${capitalize(tiles[kind][material].one)} in de hand: ${format.count(places, PLACE)} om te bouwen.`,
  wolf: (wolves) =>
    wolves === 0
      ? 'De wolf loert van achter de struik.'
      : wolves === 1
        ? 'De wolf is dichterbij gekomen: bij de tweede is hij er.'
        : 'De wolf is er!',
  wolfComes: (wolves) =>
    wolves === 0 ? 'twee wolven, dan komt hij' : 'een tweede wolf, dan komt hij',
  wolfChance: (wolves) => (wolves === 0 ? '2 wolven' : '2e wolf'),
  ears: 'Dobbelstenen met oren hebben op één kant de wolf. Twee wolven beëindigen je beurt: je bouwt niets, en de wolf blaast tegen een huis van een ander.',
  chances: 'Met de gekozen dobbelstenen',
  atLeast: (count, kind) => `${count} ${faces[kind].other} of meer`,
  percent: percentOf,
  cards: 'Beloningskaarten',
  materialCard: (material, holder) =>
    `Eerste huis helemaal van ${materials[material]}, 2 punten: ${holder ?? 'nog niemand'}`,
  contestCard: (contest, holder) => `${CONTESTS[contest]}, 3 punten: nu ${holder ?? 'niemand'}`,
  emptyStacks: (empty, ofThose) =>
    empty >= ofThose - 1
      ? 'Nog 1 lege stapel en het is uit'
      : `Lege stapels: ${empty}. Bij ${ofThose} is het uit.`,
  keys: [
    { keys: ['1', '2', '3', '4', '5'], does: 'een dobbelsteen kiezen of loslaten' },
    { keys: ['R'], does: 'de gekozen dobbelstenen gooien' },
    { keys: ['S'], does: 'stoppen met gooien' },
    { keys: ['D'], does: 'klaar: geen tweede tegel' },
    { keys: ['M'], does: 'naar de markt' },
    { keys: ['H'], does: 'naar de huizen' },
    { keys: ['←', '→', '↑', '↓'], does: 'tussen dobbelstenen, stapels en huizen bewegen' },
    { keys: ['Enter'], does: 'kiezen wat gemarkeerd is' },
    { keys: ['Esc'], does: 'loslaten wat gekozen is' },
  ],
};

function contents(built: HouseTiles, format: Format): string {
  const isFinished = built.at(-1)?.kind === 'roof';
  return `${built.map((tile) => described(tile, format)).join(', ')}. ${isFinished ? 'Voltooid' : 'Open'}.`;
}

function described({ kind, material, pots }: Tile, format: Format): string {
  const name = tiles[kind][material].one;
  return pots === 0 ? name : `${name} met ${format.count(pots, POT)}`;
}
