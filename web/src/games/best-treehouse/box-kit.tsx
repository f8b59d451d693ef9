import { type Colour, type Move, colourOf, treehouseTexts } from '@richtfest/best-treehouse';
import type { GameMove, Outcome } from '@richtfest/engine';
import type { OpenDraw } from '@richtfest/engine/box';
import type { BoxChoice, BoxKit, KitWords } from '../../box-bot/box-kit.ts';
import { Sign } from './art/sign.tsx';
import styles from './box-kit.module.css';
import { pictures } from './rules/pictures.tsx';
import { questions } from './texts/box-texts.ts';

/** Rooms of one colour are alike in the rules, and boxes name them differently. */
function ofColour(card: number, { language }: Pick<KitWords, 'language'>): BoxChoice {
  const colour: Colour = colourOf(card);
  const picture = (
    <span className={styles['card']} data-colour={colour}>
      <Sign of={colour} />
    </span>
  );
  return { key: colour, name: treehouseTexts[language].colours[colour].name, picture };
}

function cardOf(move: GameMove): number | undefined {
  const made = move as Move;
  return made.verb === 'choose' ? made.card : undefined;
}

export const boxKit: BoxKit = {
  Surroundings: pictures.Surroundings,
  papers: pictures.papers,
  ask: ({ seat }: OpenDraw, { language, format }) =>
    seat === undefined ? questions[language].first : questions[language].hand(format.seat(seat)),
  choice: (outcome: Outcome, { stream }: OpenDraw, words) =>
    stream === 'deal'
      ? ofColour(Number(outcome), words)
      : { key: `${outcome}`, name: words.format.seat(Number(outcome)) },
  announce({ move: made }, { language }) {
    const move = made as Move;
    if (move.verb !== 'place') return undefined;
    // A tree of cards has no letters.
    return questions[language].build(move.level, move.position + 1);
  },
  secret: {
    ask: (seat, { language, format }) => questions[language].revealed(format.seat(seat)),
    choice: (move, words) => ofColour(cardOf(move) ?? 0, words),
    announce(move, { language }) {
      const card = cardOf(move);
      if (card === undefined) return undefined;
      return questions[language].chose(treehouseTexts[language].colours[colourOf(card)].rooms.one);
    },
  },
};
