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

const { faces, tiles, materials } = pigsTexts.de;
const POT: Plural = { one: 'Blumentopf', other: 'Blumentöpfe' };
/** After `mit`. */
const WITH_POTS: Plural = { one: 'Blumentopf', other: 'Blumentöpfen' };
const ROLL: Plural = { one: 'Wurf', other: 'Würfe' };
const POINT: Plural = { one: 'Punkt', other: 'Punkte' };
const HOUSE: Plural = { one: 'Haus', other: 'Häuser' };
const PLACE: Plural = { one: 'Platz', other: 'Plätze' };
const THE: Readonly<Record<Kind, string>> = { door: 'die', window: 'das', roof: 'das' };
const WITH_THE: Readonly<Record<Kind, string>> = { door: 'der', window: 'dem', roof: 'dem' };

const CONTESTS = {
  potsCard: 'Meiste Blumentöpfe',
  housesCard: 'Meiste fertige Häuser',
  heightCard: 'Höchstes Haus',
} as const;

export const de: TableTexts = {
  roll: 'Würfeln',
  rollDice: (count, format) => `${format.number(count)} Würfel werfen`,
  rollsLeft: (left, format) => `noch ${format.count(left, ROLL)}`,
  stop: 'Wurf behalten',
  stopAndBuild: 'Jetzt bauen',
  keepRolling: 'Weiter würfeln',
  done: 'Fertig',
  chooseDice: 'Tippe an, was du neu wirfst',
  chooseTile: 'Tippe ein leuchtendes Hausteil an, dann einen Platz',
  chooseHouse: 'Tippe das Haus an, gegen das er pustet',
  tray: 'Würfel',
  market: 'Markt',
  wheel: 'Pusterad',
  newHouse: 'Neues Haus',
  chooseATile: 'Wähle erst ein Hausteil am Markt; dann kann hier ein Haus beginnen.',
  noHouses: 'noch kein Haus',
  houses: (houses, format) => format.count(houses, HOUSE),
  meadowOf: (seat, format) => format.player(seat, 'Deine Wiese', (name) => `Wiese von ${name}`),
  points: (points, format) => format.count(points, POINT),
  die: ({ die, face, isLocked }) =>
    `Würfel ${dieLetter(die)}: ${faces[face].one}${isLocked ? ', bleibt liegen' : ''}`,
  stackLeft: (left, format) => (left === 0 ? 'leer' : `noch ${format.number(left)}`),
  stack: ({ stack, cost, have }, format) => {
    const name = tiles[stack.kind][stack.material];
    const { top } = stack;
    const all = tilesIn(stack);
    if (all === 0) return `${name.one}: leer`;
    const left = `noch ${format.number(all)}`;
    // The next tile is still being revealed.
    if (top === undefined) return `${name.one}, ${left}`;
    const pots = top === 0 ? 'kein Blumentopf' : format.count(top, POT);
    const price = `kostet ${format.count(cost, faces[stack.kind])}`;
    const purse = have === undefined ? '' : `; du hast ${format.number(have)}`;
    return `${name.one}, ${left}, ${pots}, ${price}${purse}`;
  },
  house: (house, built, format) => `Haus ${houseLetter(house)}: ${contents(built, format)}`,
  placeAt: (kind, material, house) =>
    `${capitalize(THE[kind])} ${tiles[kind][material].one} ${kind === 'door' ? 'unter' : 'auf'} Haus ${houseLetter(house)} bauen`,
  startWith: (kind, material) =>
    `Mit ${WITH_THE[kind]} ${tiles[kind][material].one} ein neues Haus beginnen`,
  blowAt: (house, name) => `Gegen Haus ${houseLetter(house)} von ${name} pusten`,
  houseWorth: (points, isFinished, format) =>
    isFinished
      ? `${format.count(points, POINT)}.`
      : `${format.count(points, POINT)}, sobald es ein Dach hat.`,
  chosen: (kind, material, places, format) =>
    `${tiles[kind][material].one} in der Hand: ${format.count(places, PLACE)} zum Bauen.`,
  wolf: (wolves) =>
    wolves === 0
      ? 'Der Wolf lauert hinter dem Busch.'
      : wolves === 1
        ? 'Der Wolf ist näher gekommen: Beim zweiten ist er da.'
        : 'Der Wolf ist da!',
  wolfComes: (wolves) =>
    wolves === 0 ? 'zwei Wölfe, dann kommt er' : 'ein zweiter Wolf, dann kommt er',
  wolfChance: (wolves) => (wolves === 0 ? '2 Wölfe' : '2. Wolf'),
  ears: 'Würfel mit Ohren haben auf einer Seite den Wolf. Zwei Wölfe beenden deinen Zug: Du baust nichts, und der Wolf pustet gegen ein Nachbarhaus.',
  chances: 'Mit den gewählten Würfeln',
  atLeast: (count, kind) => `${count} ${faces[kind].other} oder mehr`,
  percent: percentOf,
  cards: 'Belohnungskarten',
  materialCard: (material, holder) =>
    `Erstes Haus ganz aus ${materials[material]}, 2 Punkte: ${holder ?? 'noch niemand'}`,
  contestCard: (contest, holder) => `${CONTESTS[contest]}, 3 Punkte: jetzt ${holder ?? 'niemand'}`,
  emptyStacks: (empty, ofThose) =>
    empty >= ofThose - 1
      ? 'Noch 1 leerer Stapel, dann ist Schluss'
      : `Leere Stapel: ${empty}. Bei ${ofThose} ist Schluss.`,
  keys: [
    { keys: ['1', '2', '3', '4', '5'], does: 'einen Würfel wählen oder loslassen' },
    { keys: ['R'], does: 'die gewählten Würfel werfen' },
    { keys: ['S'], does: 'den Wurf behalten und bauen' },
    { keys: ['D'], does: 'fertig: kein zweites Hausteil' },
    { keys: ['M'], does: 'zum Markt' },
    { keys: ['H'], does: 'zu den Häusern' },
    { keys: ['←', '→', '↑', '↓'], does: 'zwischen Würfeln, Stapeln und Häusern wandern' },
    { keys: ['Enter'], does: 'wählen, was markiert ist' },
    { keys: ['Esc'], does: 'loslassen, was gewählt ist' },
  ],
};

function contents(built: HouseTiles, format: Format): string {
  const isFinished = built.at(-1)?.kind === 'roof';
  return `${built.map((tile) => described(tile, format)).join(', ')}. ${isFinished ? 'Fertig' : 'Offen'}.`;
}

function described({ kind, material, pots }: Tile, format: Format): string {
  const name = tiles[kind][material].one;
  return pots === 0 ? name : `${name} mit ${format.count(pots, WITH_POTS)}`;
}
