import { type ReactNode, type RefObject, useLayoutEffect, useState } from 'react';
import { ReactionPicture } from './reaction-picture.tsx';
import styles from './talk.module.css';
import { useTalk } from './talk-context.ts';
import type { ShownReaction } from './talk-client.ts';
import { useTalkTexts } from './talk-texts.ts';

/** Reactions as bubbles at the players' names; they ignore taps. */
export function ReactionBubbles({ board }: { readonly board?: Board }): ReactNode {
  const talk = useTalk();
  const texts = useTalkTexts();
  const reactions = talk?.heard.reactions ?? [];
  return (
    <>
      <div className="said" role="status" aria-live="polite">
        {reactions.map(({ number, seat, reaction }) => (
          <p key={number}>{texts.says(talk?.names[seat] ?? '', texts.reactions[reaction])}</p>
        ))}
      </div>
      {reactions.map((shown, at) => (
        <Bubble
          key={shown.number}
          board={board}
          shown={shown}
          name={talk?.names[shown.seat]}
          row={at}
        />
      ))}
    </>
  );
}

/** The board with the names; there is none before a match. */
type Board = RefObject<HTMLElement | null>;

interface BubbleProps {
  readonly board: Board | undefined;
  readonly shown: ShownReaction;
  readonly name: string | undefined;
  /** The row for seats without a name plate on the table. */
  readonly row: number;
}

function Bubble({ board, shown, name, row }: BubbleProps): ReactNode {
  const { seat, reaction } = shown;
  const texts = useTalkTexts();
  const [place, setPlace] = useState<{ readonly left: number; readonly top: number }>();
  useLayoutEffect(() => {
    const measure = () => setPlace(placeOf(board?.current, seat));
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [board, seat]);
  return (
    <div
      className={styles['bubble']}
      data-testid="reaction"
      aria-hidden="true"
      style={place ?? { left: 8, top: 64 + 48 * row }}
    >
      <ReactionPicture reaction={reaction} />
      <span>
        {place === undefined && <b>{name} </b>}
        {texts.reactions[reaction]}
      </span>
    </div>
  );
}

/** The position of a seat's name plate, if any. */
function placeOf(
  board: HTMLElement | null | undefined,
  seat: number,
): { readonly left: number; readonly top: number } | undefined {
  const own = `[data-seat="${seat}"], [data-mine="${seat}"]`;
  const all = [...(board?.querySelectorAll<HTMLElement>(own) ?? [])];
  const found = all.map((each) => each.getBoundingClientRect()).find(({ width }) => width > 0);
  if (found === undefined) return undefined;
  const left = Math.max(4, Math.min(found.left, innerWidth - 140));
  return { left, top: Math.max(4, Math.min(found.top, innerHeight - 60)) };
}
