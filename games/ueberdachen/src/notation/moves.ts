import { type Move, VERBS } from '../moves/move.ts';
import { SIZES, type Size, TRADES, type Trade } from '../words.ts';
import {
  COLUMN_LETTERS,
  columnLetter,
  columnNumber,
  isMaterial,
  readCell,
  readDeal,
  readGoods,
  writeCell,
  writeDeal,
  writeGoods,
} from './goods.ts';

export const moveHelp: readonly string[] = [
  'roll',
  'roll-three',
  'choose-trade mason',
  'take lamp lamp socket',
  'steal 2 door',
  'no-steal',
  'open-room small A A2',
  'open-room large C D3',
  'build A A4',
  'offer 2 lamp for door',
  'offer all socket for tap',
  'offer 1 pillar for nothing',
  'bank door',
  'bank pillar',
  'pay lamp',
  'set-pillar',
  'keep-pillar',
  'take-proposal 3',
  'refuse-proposal 3',
  'end-turn',
  'accept',
  'decline',
  'counter door for lamp lamp',
  'withdraw',
  'pick 1',
  'pick-none',
  'propose tap for lamp',
  'withdraw-proposal',
  'discard shelf',
];

export function writeMove(move: Move): string {
  const { verb } = move;
  switch (verb) {
    case 'choose-trade':
      return `${verb} ${move.trade}`;
    case 'take':
      return `${verb} ${writeGoods(move.materials)}`;
    case 'steal':
      return `${verb} ${move.seat} ${move.material}`;
    case 'open-room':
      return `${verb} ${move.size} ${columnLetter(move.column)} ${writeCell(move.column, move.cell)}`;
    case 'build':
      return `${verb} ${columnLetter(move.room)} ${writeCell(move.room, move.cell)}`;
    case 'offer':
      return `${verb} ${move.to} ${writeDeal(move, true)}`;
    case 'counter':
    case 'propose':
      return `${verb} ${writeDeal(move, false)}`;
    case 'bank':
      return `${verb} ${move.item}`;
    case 'pay':
    case 'discard':
      return `${verb} ${move.material}`;
    case 'take-proposal':
    case 'refuse-proposal':
    case 'pick':
      return `${verb} ${move.seat}`;
    case 'accept':
    case 'decline':
    case 'end-turn':
    case 'keep-pillar':
    case 'no-steal':
    case 'pick-none':
    case 'roll':
    case 'roll-three':
    case 'set-pillar':
    case 'withdraw':
    case 'withdraw-proposal':
    default:
      return verb;
  }
}

export function readMove(text: string): Move | undefined {
  const words = text.trim().replaceAll(/\s+/g, ' ');
  const space = words.indexOf(' ');
  const verb = (space < 0 ? words : words.slice(0, space)) as Move['verb'];
  if (!VERBS.includes(verb)) return undefined;
  return readWith(verb, space < 0 ? '' : words.slice(space + 1));
}

function readWith(verb: Move['verb'], rest: string): Move | undefined {
  switch (verb) {
    case 'choose-trade':
      return TRADES.includes(rest as Trade) ? { verb, trade: rest as Trade } : undefined;
    case 'take': {
      const goods = readGoods(rest);
      return goods?.pillars === 0 ? { verb, materials: goods.materials } : undefined;
    }
    case 'steal':
      return readSteal(rest);
    case 'open-room':
      return readOpenRoom(rest);
    case 'build':
      return readBuild(rest);
    case 'offer':
      return readOffer(rest);
    case 'counter':
    case 'propose': {
      const deal = readDeal(rest, false);
      return deal === undefined ? undefined : { verb, ...deal };
    }
    case 'bank':
      return rest === 'pillar' || isMaterial(rest) ? { verb, item: rest } : undefined;
    case 'pay':
    case 'discard':
      return isMaterial(rest) ? { verb, material: rest } : undefined;
    case 'take-proposal':
    case 'refuse-proposal':
    case 'pick':
      return /^[0-3]$/.test(rest) ? { verb, seat: Number(rest) } : undefined;
    case 'accept':
    case 'decline':
    case 'end-turn':
    case 'keep-pillar':
    case 'no-steal':
    case 'pick-none':
    case 'roll':
    case 'roll-three':
    case 'set-pillar':
    case 'withdraw':
    case 'withdraw-proposal':
    default:
      return rest === '' ? { verb } : undefined;
  }
}

function readSteal(rest: string): Move | undefined {
  const [, seat, material] = /^([0-3]) (\S+)$/.exec(rest) ?? [];
  return isMaterial(material) ? { verb: 'steal', seat: Number(seat), material } : undefined;
}

const OPEN = new RegExp(`^(${SIZES.join('|')}) ([${COLUMN_LETTERS}]) (\\S+)$`);

function readOpenRoom(rest: string): Move | undefined {
  const [, size, letter, place] = OPEN.exec(rest) ?? [];
  if (letter === undefined || place === undefined) return undefined;
  const column = columnNumber(letter);
  const cell = readCell(column, place);
  return cell === undefined ? undefined : { verb: 'open-room', size: size as Size, column, cell };
}

const BUILD = new RegExp(`^([${COLUMN_LETTERS}]) (\\S+)$`);

function readBuild(rest: string): Move | undefined {
  const [, letter, place] = BUILD.exec(rest) ?? [];
  if (letter === undefined || place === undefined) return undefined;
  const room = columnNumber(letter);
  const cell = readCell(room, place);
  return cell === undefined ? undefined : { verb: 'build', room, cell };
}

function readOffer(rest: string): Move | undefined {
  const [, to, goods] = /^([0-3]|all) (.+)$/.exec(rest) ?? [];
  const deal = goods === undefined ? undefined : readDeal(goods, true);
  if (deal === undefined) return undefined;
  return { verb: 'offer', to: to === 'all' ? 'all' : Number(to), ...deal };
}
