import type { Seat } from '@richtfest/engine';
import { type ReactNode, type RefObject, useLayoutEffect, useState } from 'react';
import { type BubblePlace, stacked } from './bubble-places.ts';
import { ReactionPicture } from './reaction-picture.tsx';
import styles from './talk.module.css';
import { type TalkNow, useTalk } from './talk-context.ts';
import { useTalkTexts } from './talk-texts.ts';

/** The board with the players' houses; there is none before a match. */
type Board = RefObject<HTMLElement | null>;

interface ShownBubble {
  readonly key: string;
  readonly seat: Seat;
  /** For screen readers; undefined if the open chat says the same. */
  readonly said: string | undefined;
  readonly content: ReactNode;
}

/** Messages and reactions as bubbles at the houses of their authors; they ignore taps. */
export function ReactionBubbles({ board }: { readonly board?: Board }): ReactNode {
  const talk = useTalk();
  const bubbles = useBubbles(talk);
  const places = usePlaces(
    board,
    bubbles.map(({ seat }) => seat),
  );
  return (
    <>
      <div className="said" role="status" aria-live="polite">
        {bubbles.map(({ key, said }) => said !== undefined && <p key={key}>{said}</p>)}
      </div>
      {bubbles.map(({ key, seat, content }, at) => (
        <div
          key={key}
          className={styles['bubble']}
          data-testid="reaction"
          data-bubble={seat}
          aria-hidden="true"
          style={{ left: places[at]?.left, top: places[at]?.top }}
        >
          {places[at]?.isAtHouse !== true && <b>{talk?.names[seat]} </b>}
          {content}
        </div>
      ))}
    </>
  );
}

function useBubbles(talk: TalkNow | undefined): readonly ShownBubble[] {
  const texts = useTalkTexts();
  if (talk === undefined) return [];
  const { heard, names, readTo } = talk;
  const says = (seat: Seat, what: string) => texts.says(names[seat] ?? '', what);
  return [
    ...heard.reactions.map(({ number, seat, reaction }) => ({
      key: `reaction ${number}`,
      seat,
      said: says(seat, texts.reactions[reaction]),
      content: (
        <>
          <ReactionPicture reaction={reaction} />
          <span>{texts.reactions[reaction]}</span>
        </>
      ),
    })),
    ...heard.bubbles.map(({ number, seat, text }) => ({
      key: `line ${number}`,
      seat,
      said: number > readTo ? says(seat, text) : undefined,
      content: <span className={styles['line']}>{text}</span>,
    })),
  ];
}

type Placed = BubblePlace & { readonly isAtHouse: boolean };

function usePlaces(board: Board | undefined, seats: readonly Seat[]): readonly Placed[] {
  const [places, setPlaces] = useState<readonly Placed[]>([]);
  const list = seats.join();
  useLayoutEffect(() => {
    const measure = () => setPlaces(stacked(seats.map((seat) => placeOf(board?.current, seat))));
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [board, list]);
  return places;
}

/** Below the name plate of a seat's house; without a house, below the prompt. */
function placeOf(board: HTMLElement | null | undefined, seat: Seat): Placed {
  const house = `[data-seat="${seat}"], [data-mine="${seat}"], [data-own="${seat}"]`;
  const all = [...(board?.querySelectorAll<HTMLElement>(house) ?? [])];
  const found = all.map((each) => each.getBoundingClientRect()).find(({ width }) => width > 0);
  const top = board?.getBoundingClientRect().top ?? 64;
  if (found === undefined) return { left: 8, top: top + 8, isAtHouse: false };
  return {
    left: Math.max(4, Math.min(found.left, innerWidth - WIDEST - 4)),
    top: Math.max(top + 4, Math.min(found.top + PLATE, innerHeight - 80)),
    isAtHouse: true,
  };
}

/** The greatest width of a bubble, as in the style sheet, and the height of a name plate. */
const WIDEST = 216;
const PLATE = 36;
