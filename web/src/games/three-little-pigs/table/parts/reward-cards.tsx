import { MATERIALS, type Material } from '@richtfest/three-little-pigs';
import { type ReactNode, memo } from 'react';
import { SeatMark } from '../../../../board/seat-mark.tsx';
import type { Contest } from '../../texts/table-texts.ts';
import { useSpeech } from '../speech.ts';
import styles from './reward-cards.module.css';
import { Sign } from './sign.tsx';
import { SignSvg } from '../../../../board/sign-svg.tsx';

export interface RewardCardsProps {
  /** LP-13: the holder of each material's card. */
  readonly holders: Readonly<Record<Material, number | undefined>>;
  /** LP-17: the seats that would get these cards if the game ended now. */
  readonly leaders: Readonly<Record<Contest, number | undefined>>;
  /** Explains a card, next to it. */
  readonly onNote: (selector: string, text: string) => void;
}

const CONTESTS: readonly Contest[] = ['potsCard', 'housesCard', 'heightCard'];
const MATERIAL_POINTS = 2;
const CONTEST_POINTS = 3;

/** LP-5: six reward cards: three won by building, three for the leading player. */
export const RewardCards = memo(function RewardCards({
  holders,
  leaders,
  onNote,
}: RewardCardsProps) {
  const { say, format } = useSpeech();
  const nameOf = (seat: number | undefined) => (seat === undefined ? undefined : format.seat(seat));
  return (
    <ul className={styles['cards']} aria-label={say.cards}>
      {MATERIALS.map((material) => {
        const holder = holders[material];
        const label = say.materialCard(material, nameOf(holder));
        return (
          <Card
            key={material}
            name={material}
            label={label}
            points={MATERIAL_POINTS}
            holder={holder}
            onNote={onNote}
          >
            <Sign of={material} />
          </Card>
        );
      })}
      {CONTESTS.map((contest) => {
        const leader = leaders[contest];
        const label = say.contestCard(contest, nameOf(leader));
        return (
          <Card
            key={contest}
            name={contest}
            label={label}
            points={CONTEST_POINTS}
            holder={leader}
            onNote={onNote}
          >
            <ContestSign contest={contest} />
          </Card>
        );
      })}
    </ul>
  );
});

interface CardProps {
  readonly name: string;
  readonly label: string;
  readonly points: number;
  readonly holder: number | undefined;
  readonly onNote: RewardCardsProps['onNote'];
  readonly children: ReactNode;
}

function Card({ name, label, points, holder, onNote, children }: CardProps) {
  const { format } = useSpeech();
  return (
    <li>
      <button
        type="button"
        className={styles['card']}
        data-card={name}
        aria-label={label}
        onClick={() => onNote(`[data-card="${name}"]`, label)}
      >
        {children}
        <span>{format.number(points)}</span>
        {holder !== undefined && <SeatMark seat={holder} />}
      </button>
    </li>
  );
}

const CONTEST_PATHS: Readonly<Record<Exclude<Contest, 'potsCard'>, string>> = {
  housesCard: 'M7 3 13 9v11H1V9zM17 6l6 6v8h-8.5v-9z',
  heightCard: 'M12 1l7 7v15H5V8zM9 10v3h6v-3zM9 16v3h6v-3z',
};

function ContestSign({ contest }: { contest: Contest }) {
  if (contest === 'potsCard') return <Sign of="pot" />;
  return (
    <SignSvg>
      <path d={CONTEST_PATHS[contest]} fill="currentColor" fillRule="evenodd" />
    </SignSvg>
  );
}
