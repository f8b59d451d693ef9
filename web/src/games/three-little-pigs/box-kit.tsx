import {
  type Face,
  KINDS,
  type Kind,
  MATERIALS,
  type Material,
  type Move,
  type Options,
  pigsTexts,
} from '@richtfest/three-little-pigs';
import type { Outcome } from '@richtfest/engine';
import type { OpenDraw } from '@richtfest/engine/box';
import type { Announcement } from '../../box-bot/announcement.ts';
import type { BoxChoice, BoxKit, KitWords } from '../../box-bot/box-kit.ts';
import { boxRules } from './box-rules.ts';
import { pictures } from './rules/pictures.tsx';
import { DieFace } from './table/parts/die-face.tsx';
import { TileArt } from './table/parts/tile-art.tsx';
import { questions } from './texts/box-texts.ts';

/** The stack of an address; stacks are numbered by kind, then by material. */
function stackOf({ address }: OpenDraw): { readonly kind: Kind; readonly material: Material } {
  const [stack = 0] = address;
  return {
    kind: KINDS[Math.floor(stack / MATERIALS.length)] ?? 'door',
    material: MATERIALS[stack % MATERIALS.length] ?? 'straw',
  };
}

function ask(draw: OpenDraw, words: KitWords): string {
  const { language } = words;
  const said = questions[language];
  switch (draw.stream) {
    case 'tile': {
      const { kind, material } = stackOf(draw);
      return said.tile(pigsTexts[language].tiles[kind][material].one);
    }
    case 'dice':
      return askForDice(draw, words);
    case 'wheel':
      return said.wheel;
    default:
      return said.first;
  }
}

function askForDice({ address }: OpenDraw, { language, format, isBot }: KitWords): string {
  const [seat = 0, , roll = 0] = address;
  const name = format.seat(seat);
  const said = questions[language];
  return roll === 0 && !isBot(seat) ? said.lastDice(name) : said.dice(name);
}

function choice(outcome: Outcome, draw: OpenDraw, words: KitWords): BoxChoice {
  const { language, format, options, isBot } = words;
  const texts = pigsTexts[language];
  const key = `${outcome}`;
  switch (draw.stream) {
    case 'tile': {
      const picture = <TileArt {...stackOf(draw)} pots={Number(outcome)} />;
      return { key, name: questions[language].pots(format.number(Number(outcome))), picture };
    }
    case 'dice': {
      const face = faceOf(outcome);
      const isWild = hasWolf(draw.address[3] ?? 0, options);
      const picture = <DieFace face={face} isWild={isWild} />;
      const shown = { key, name: texts.faces[face].one, picture };
      const [seat = 0] = draw.address;
      if (!isBot(seat)) return shown;
      // A bot may roll a die again, so it must know which die shows what (LP-6).
      const group = isWild ? questions[language].wolfDice : questions[language].plainDice;
      return { ...shown, key: `${key} of ${draw.outcomes.join(' ')}`, group };
    }
    case 'wheel': {
      const material = MATERIALS.find((each) => each === outcome) ?? 'straw';
      const picture = <TileArt kind="window" material={material} pots={0} />;
      return { key, name: texts.materials[material], picture };
    }
    default:
      return { key, name: format.seat(Number(outcome)) };
  }
}

function faceOf(outcome: Outcome): Face {
  return KINDS.find((each) => each === outcome) ?? 'wolf';
}

function hasWolf(die: number, options: object): boolean {
  return (options as Options).dice[die]?.includes('wolf') === true;
}

/** The dice to roll again by what they show, because real dice have no letters. */
function announce({ move: made, shown = [] }: Announcement, words: KitWords): string | undefined {
  const { language, format, options } = words;
  const said = questions[language];
  const move = made as Move;
  if (move.verb !== 'roll' || shown.length !== move.dice.length) return undefined;
  const names = move.dice.map((die, at) => {
    const face = pigsTexts[language].faces[faceOf(shown[at] ?? 'wolf')].one;
    return hasWolf(die, options) ? said.onWolfDie(face) : said.onPlainDie(face);
  });
  const counted = [...new Set(names)].map((name) => {
    const count = names.filter((other) => other === name).length;
    return count === 1 ? name : `${format.number(count)} × ${name}`;
  });
  return said.rollAgain(format.list(counted));
}

export const boxKit: BoxKit = {
  Surroundings: pictures.Surroundings,
  papers: pictures.papers,
  rules: boxRules,
  ask,
  choice,
  announce,
};
