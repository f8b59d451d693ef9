import {
  type Move,
  type Options,
  ROOMS,
  ROWS,
  TRADES,
  ueberdachenTexts,
} from '@richtfest/ueberdachen';
import { type GameMove, type Outcome, capitalize, say } from '@richtfest/engine';
import type { OpenDraw } from '@richtfest/engine/box';
import type { Announcement } from '../../box-bot/announcement.ts';
import type { BoxChoice, BoxKit, KitWords } from '../../box-bot/box-kit.ts';
import styles from './box-kit.module.css';
import { boxRules } from './box-rules.ts';
import { pictures } from './rules/pictures.tsx';
import { DieFace } from './table/parts/die.tsx';
import { MaterialArt } from './table/parts/material-art.tsx';
import { PlanGrid } from './table/parts/plan-grid.tsx';
import { questions } from './texts/box-texts.ts';

function ask({ stream, address }: OpenDraw, { language, format }: KitWords): string {
  const said = questions[language];
  const [first = 0] = address;
  switch (stream) {
    case 'card':
      return said.card(ueberdachenTexts[language].sizes[first === 0 ? 'small' : 'large']);
    case 'die':
      return said.die(format.seat(first));
    case 'trade':
      return said.trade(format.seat(first));
    default:
      return said.first;
  }
}

function choice(outcome: Outcome, { stream }: OpenDraw, words: KitWords): BoxChoice {
  const { language, format, options } = words;
  const texts = ueberdachenTexts[language];
  const { recipes, die } = options as Options;
  const key = `${outcome}`;
  const number = Number(outcome);
  switch (stream) {
    case 'card': {
      const room = ROOMS[number] ?? 'chamber';
      return { key, name: texts.rooms[room], picture: <PlanGrid recipe={recipes[room]} /> };
    }
    case 'die':
      return { key, name: format.number(number), picture: <DieFace number={number} faces={die} /> };
    case 'trade':
      return { key, name: texts.trades[TRADES[number] ?? 'plumber'] };
    default:
      return { key, name: format.seat(number) };
  }
}

function loadOf(made: GameMove, { language, format }: KitWords): BoxChoice | undefined {
  const move = made as Move;
  if (move.verb !== 'take') return undefined;
  const { materials } = move;
  const picture = (
    <span className={styles['load']}>
      {materials.map((material, at) => (
        // Materials of a kind have no identity but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <MaterialArt key={at} material={material} />
      ))}
    </span>
  );
  const name = say(ueberdachenTexts[language].moves, 'verb', move, format);
  return { key: materials.join(' '), name, picture };
}

/** What is built where, counted as people count: a plate has no letters. */
function announce({ move: made, shown = [] }: Announcement, words: KitWords): string | undefined {
  const { language, options } = words;
  const texts = ueberdachenTexts[language];
  const move = made as Move;
  if (move.verb !== 'build' && move.verb !== 'open-room') return undefined;
  const room = ROOMS.find((each) => each === shown[0]);
  if (room === undefined) return undefined;
  const first = move.verb === 'build' ? move.room : move.column;
  const material = (options as Options).recipes[room][move.cell];
  if (material === undefined) return undefined;
  const column = first + Math.floor(move.cell / ROWS) + 1;
  const place = questions[language].place(column, (move.cell % ROWS) + 1);
  const built = { room: capitalize(texts.rooms[room]), material: texts.materials[material].one };
  const { build, open } = questions[language];
  return move.verb === 'build' ? build(built, place) : open(built, place);
}

export const boxKit: BoxKit = {
  Surroundings: pictures.Surroundings,
  papers: pictures.papers,
  rules: boxRules,
  ask,
  choice,
  announce,
  moves: {
    ask: (seat, { language, format }) => questions[language].take(format.seat(seat)),
    choice: loadOf,
  },
};
