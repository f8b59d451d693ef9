import { type Move, DONE, MAX_HOUSES, STOP } from '../moves/move.ts';
import { KINDS, type Kind, MATERIALS, type Material } from '../words.ts';
import { dieLetter, dieNumber, houseLetter, houseNumber } from './tiles.ts';

const LAST_HOUSE = houseLetter(MAX_HOUSES - 1);
const BUILD = new RegExp(
  `^build (${MATERIALS.join('|')}) (${KINDS.join('|')}) (new|[A-${LAST_HOUSE}])$`,
);
const BLOW = new RegExp(`^blow ([0-4]) ([A-${LAST_HOUSE}])$`);
const ROLL = /^roll ([a-e](?: [a-e])*)$/;

export const moveHelp: readonly string[] = [
  'roll a c e',
  'stop',
  'build straw door new',
  'build wood window A',
  'done',
  'blow 2 B',
];

export function writeMove(move: Move): string {
  switch (move.verb) {
    case 'roll':
      return ['roll', ...move.dice.map(dieLetter)].join(' ');
    case 'build': {
      const house = move.house === 'new' ? 'new' : houseLetter(move.house);
      return `build ${move.material} ${move.kind} ${house}`;
    }
    case 'blow':
      return `blow ${move.seat} ${houseLetter(move.house)}`;
    case 'stop':
    case 'done':
      return move.verb;
  }
}

export function readMove(text: string): Move | undefined {
  const words = text.trim().replaceAll(/\s+/g, ' ');
  if (words === 'stop') return STOP;
  if (words === 'done') return DONE;
  return readRoll(words) ?? readBuild(words) ?? readBlow(words);
}

function readRoll(words: string): Move | undefined {
  const [, letters] = ROLL.exec(words) ?? [];
  if (letters === undefined) return undefined;
  return {
    verb: 'roll',
    dice: letters
      .split(' ')
      .map(dieNumber)
      .toSorted((a, b) => a - b),
  };
}

function readBuild(words: string): Move | undefined {
  const [, material, kind, house] = BUILD.exec(words) ?? [];
  if (material === undefined || kind === undefined || house === undefined) return undefined;
  return {
    verb: 'build',
    kind: kind as Kind,
    material: material as Material,
    house: house === 'new' ? 'new' : houseNumber(house),
  };
}

function readBlow(words: string): Move | undefined {
  const [, seat, house] = BLOW.exec(words) ?? [];
  if (seat === undefined || house === undefined) return undefined;
  return { verb: 'blow', seat: Number(seat), house: houseNumber(house) };
}
