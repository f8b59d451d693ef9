import {
  type Balance,
  COLOURS,
  type Colour,
  type ScoringCard,
  type TreeRoom,
} from '@richtfest/best-treehouse';
import { Leaf } from '../art/leaf.tsx';
import palette from '../art/palette.module.css';
import { BonusCard } from '../table/parts/bonus-card.tsx';
import { countsOf } from '../table/derive.ts';
import { Pennants } from '../table/parts/pennants.tsx';
import { RoomCard } from '../table/parts/room-card.tsx';
import { SmallTree } from '../table/parts/small-tree.tsx';
import { Speaking } from '../table/speech.ts';
import { Arrow } from '../../../rules/arrow.tsx';
import type { RulePictures } from '../../../rules/rule-pictures.ts';
import layout from '../../../rules/rule-pictures.module.css';
import { captions } from './caption-texts.ts';
import styles from './pictures.module.css';

/** BT-1: twelve rooms of each colour, one colour after the other. */
const PER_COLOUR = 12;

function card(colour: Colour, number = 0): number {
  return COLOURS.indexOf(colour) * PER_COLOUR + number;
}

function room(level: number, position: number, of: number): TreeRoom {
  return { level, position, card: of };
}

interface GrownProps {
  readonly rooms: readonly TreeRoom[];
  readonly balance?: Balance;
}

function Grown({ rooms, balance = 'middle' }: GrownProps) {
  return (
    <div className={styles['tree']}>
      <div className={styles['grown']}>
        <SmallTree player={{ tree: rooms, balance }} arriving={undefined} />
      </div>
    </div>
  );
}

const TIGHT = `${layout['row']} ${layout['tight']}`;

function Hand({ cards }: { readonly cards: readonly number[] }) {
  return (
    <div className={cards.length > 3 && cards.length < 6 ? TIGHT : layout['row']}>
      {cards.map((each) => (
        <span key={each} className={styles['room']}>
          <RoomCard card={each} />
        </span>
      ))}
    </div>
  );
}

const COUNTS: Readonly<Record<Colour, number>> = {
  red: 3,
  yellow: 2,
  green: 1,
  blue: 4,
  purple: 0,
  brown: 1,
};

function Line({ bonuses = {} }: { readonly bonuses?: Partial<Record<Colour, 0 | 2>> }) {
  const cards = COLOURS.map((colour, at): ScoringCard => {
    const bonus = bonuses[colour];
    return bonus === undefined ? { colour } : { colour, seat: at % 2, bonus };
  });
  return (
    <div className={styles['pennants']}>
      <Pennants
        cards={cards}
        counts={COUNTS}
        others={countsOf([])}
        mayTake={[]}
        picked={undefined}
        over={undefined}
        causes={[]}
        isYoung={false}
        isScoring={false}
        contest={undefined}
        onPennant={() => undefined}
      />
    </div>
  );
}

const FIRST_TWO = [room(2, 0, card('red')), room(2, 1, card('blue'))];
const PYRAMID = [
  ...FIRST_TWO,
  room(3, 0, card('red', 3)),
  room(3, 1, card('yellow', 1)),
  room(3, 2, card('blue', 4)),
];
const TOUCHING = [
  ...FIRST_TWO,
  room(3, 1, card('blue', 2)),
  room(3, 2, card('blue', 5)),
  room(3, 0, card('red', 6)),
];

const HANDFUL = [card('red', 2), card('yellow', 3), card('green', 4), card('blue', 1)];

const Leaning = () => <Grown rooms={[room(2, 0, card('green', 1))]} balance="left" />;

export const pictures: RulePictures = {
  Surroundings: Speaking,
  papers: palette['palette'] ?? '',
  rules: {
    'BT-1': () => <Hand cards={COLOURS.map((colour) => card(colour, 5))} />,
    'BT-2': () => <Grown rooms={PYRAMID} />,
    'BT-3': () => <Grown rooms={[...FIRST_TWO, room(3, 1, card('yellow', 1))]} />,
    'BT-4': () => <Grown rooms={TOUCHING} />,
    'BT-5': Leaning,
    'BT-6': () => <Hand cards={HANDFUL} />,
    'BT-7': () => (
      <div className={layout['row']}>
        <Hand cards={[card('purple', 2)]} />
        <Arrow />
        <Leaf className={styles['leaf']} />
      </div>
    ),
    'BT-10': () => (
      <div className={layout['row']}>
        <span className={styles['bonus']}>
          <BonusCard bonus={2} />
        </span>
        <span className={styles['bonus']}>
          <BonusCard bonus={0} />
        </span>
      </div>
    ),
    'BT-12': () => <Line bonuses={{ red: 2, yellow: 0 }} />,
    'BT-13': () => <Line />,
  },
  summary: [
    {
      Picture: () => <Hand cards={HANDFUL} />,
      caption: captions.choice,
    },
    {
      Picture: () => <Grown rooms={PYRAMID} />,
      caption: captions.place,
    },
    {
      Picture: Leaning,
      caption: captions.balance,
    },
    {
      Picture: () => <Grown rooms={TOUCHING} />,
      caption: captions.colours,
    },
    {
      Picture: () => <Line bonuses={{ red: 2, yellow: 0 }} />,
      caption: captions.weeks,
    },
  ],
};
