import type { PictureLine } from '@richtfest/engine';
import { type Block, block, span } from '@richtfest/engine/picture';
import { colourOf, roomOf } from '../data/rooms.ts';
import type { ScoringCard, View } from '../view.ts';
import type { Drawing } from './drawing.ts';
import { toneOf } from './marks.ts';

/** The progress, the deciding seats, the scoring cards and the own hand. */
export function middleBlock(view: View, drawing: Drawing): Block {
  return block([
    statusLine(view, drawing),
    ...scoringLines(view, drawing),
    ...handLines(view, drawing),
  ]);
}

function statusLine({ phase, round, pick, owing }: View, drawing: Drawing): PictureLine {
  const { texts, format, marks } = drawing;
  const { picture } = texts;
  if (phase === 'over') return [span(marks.word(picture.isOver), 'touch')];
  const names = format.list(owing.map((seat) => format.seat(seat)));
  return [
    span(marks.word(picture.week(round, pick)), 'strong'),
    span(marks.between, 'muted'),
    span(`${marks.word(picture.deciding)} ${names}`, 'touch'),
  ];
}

/** The signs with the names of their colours, also as a legend. */
function scoringLines({ scoringCards, options }: View, drawing: Drawing): PictureLine[] {
  const { texts, marks } = drawing;
  const cards = scoringCards.flatMap((card) => [
    span('  '),
    span(
      `${marks.sign[card.colour]} ${marks.word(texts.colours[card.colour].name)}`,
      toneOf[card.colour],
    ),
    span(claimText(card, options.young, drawing), 'strong'),
  ]);
  return [[span(marks.word(texts.picture.scoring)), ...cards]];
}

function claimText({ seat, bonus }: ScoringCard, isYoung: boolean, { format }: Drawing): string {
  if (seat === undefined) return '';
  return isYoung || bonus === undefined
    ? ` (${format.seat(seat)})`
    : ` ${bonus} (${format.seat(seat)})`;
}

function handLines({ watcher, players, phase }: View, drawing: Drawing): PictureLine[] {
  const { texts, marks } = drawing;
  const own = watcher === 'public' ? undefined : players[watcher];
  if (own?.hand === undefined || own.hand.length === 0 || phase === 'over') return [];
  const heading = [span(marks.word(texts.picture.hand))];
  return [
    heading,
    ...own.hand.map((card): PictureLine => {
      const colour = colourOf(card);
      const { name, line } = texts.rooms[roomOf(card).id];
      const isChosen = card === own.chosen;
      return [
        span(isChosen ? marks.turn : ' '),
        span(`${marks.sign[colour]} ${marks.word(name)}`, toneOf[colour]),
        span(`${marks.between}${marks.word(line)}`, 'muted'),
      ];
    }),
  ];
}
