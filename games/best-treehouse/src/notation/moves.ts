import { BONUS_TAKINGS, CHOICES, DISCARD, type Move, TAKE_BACK } from '../moves/move.ts';
import { COLOURS, type Colour } from '../words.ts';
import { readCard, readPlace, writeCard, writePlace } from './cards.ts';

export const moveHelp: readonly string[] = [
  'choose library',
  'place 3b',
  'discard',
  'take-back',
  'take-bonus 2',
  'put-bonus red',
  'take-colour blue',
];

export function writeMove(move: Move): string {
  switch (move.verb) {
    case 'choose':
      return `choose ${writeCard(move.card)}`;
    case 'place':
      return `place ${writePlace(move)}`;
    case 'take-bonus':
      return `take-bonus ${move.bonus}`;
    case 'put-bonus':
    case 'take-colour':
      return `${move.verb} ${move.colour}`;
    case 'discard':
    case 'take-back':
      return move.verb;
  }
}

export function readMove(text: string): Move | undefined {
  const [verb = '', word, ...more] = text.trim().toLowerCase().split(/\s+/);
  if (more.length > 0) return undefined;
  if (word === undefined) return readBare(verb);
  switch (verb) {
    case 'choose':
      return CHOICES[readCard(word) ?? CHOICES.length];
    case 'place': {
      const place = readPlace(word);
      return place === undefined ? undefined : { verb: 'place', ...place };
    }
    case 'take-bonus':
      return BONUS_TAKINGS.find(({ bonus }) => `${bonus}` === word);
    case 'put-bonus':
    case 'take-colour': {
      const colour = readColour(word);
      return colour === undefined ? undefined : { verb, colour };
    }
    default:
      return undefined;
  }
}

function readBare(verb: string): Move | undefined {
  return [DISCARD, TAKE_BACK].find((move) => move.verb === verb);
}

export function readColour(word: string): Colour | undefined {
  return COLOURS.find((colour) => colour === word);
}
