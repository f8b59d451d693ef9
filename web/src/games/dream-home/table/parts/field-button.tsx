import type { Field } from '@richtfest/dream-home';
import { type ReactNode, memo } from 'react';
import { DECOR_ART } from '../../art/decor.ts';
import { KIT_ART } from '../../art/people.ts';
import type { TargetDrag } from '../drag.ts';
import { shareOf } from '../geometry.ts';
import type { Ghost, PlaceMark } from '../marks.ts';
import { useSpeech } from '../speech.ts';
import { useTargetDrag } from '../use-target-drag.ts';
import { EmptyRoomArt, RoomArt } from './card.tsx';
import styles from './field-button.module.css';

export interface FieldButtonProps {
  readonly field: Field;
  readonly mark: PlaceMark | undefined;
  /** A room there would be removed. */
  readonly isTaken: boolean;
  readonly label: string;
  readonly isCause: boolean;
  readonly isSure: boolean;
  readonly isOver: boolean;
  readonly onTap: (field: Field) => void;
  readonly drag: TargetDrag;
}

/** A field of my house, with a preview of the selection. */
export const FieldButton = memo(function FieldButton(props: FieldButtonProps) {
  const { field, mark, isTaken, label, isCause, isSure, isOver, onTap, drag } = props;
  const handlers = useTargetDrag({ on: 'place', place: field }, drag, mark?.ghost.is === 'nothing');
  return (
    <button
      type="button"
      className={styles['field']}
      style={shareOf(field)}
      data-place={field}
      data-may={mark !== undefined || undefined}
      data-ghost={mark?.ghost.is}
      data-taken={isTaken || undefined}
      data-chosen={mark?.isChosen || undefined}
      data-cause={isCause || undefined}
      data-sure={isSure || undefined}
      data-over={isOver || undefined}
      onClick={() => onTap(field)}
      {...handlers}
    >
      <span className="said">{label}</span>
      {mark !== undefined && (
        <>
          <span className={styles['ghost']}>
            <GhostArt ghost={mark.ghost} />
          </span>
          <Chip mark={mark} />
        </>
      )}
    </button>
  );
});

function GhostArt({ ghost }: { readonly ghost: Ghost }) {
  switch (ghost.is) {
    case 'room':
      return <RoomArt room={ghost.card.room} childrenShown={ghost.card.children} />;
    case 'empty-room':
      return <EmptyRoomArt />;
    case 'scaffold':
      return <IconArt art={KIT_ART.scaffold} />;
    case 'decor':
      return <IconArt art={DECOR_ART[ghost.decor]} />;
    case 'nothing':
      return undefined;
  }
}

function IconArt({ art }: { readonly art: ReactNode }) {
  return (
    <svg className={styles['icon']} viewBox="-2 -2 54 54" aria-hidden="true" focusable="false">
      {art}
    </svg>
  );
}

/** The points now and the points it can still reach. */
function Chip({ mark }: { readonly mark: PlaceMark }) {
  const { format, say } = useSpeech();
  const { ghost, now, possible } = mark;
  if (ghost.is === 'empty-room')
    return (
      <span className={styles['chip']} aria-hidden="true">
        {say.faceDownShort}
        {now !== undefined && now > 0 && <b>{signed(now, format.number)}</b>}
      </span>
    );
  if (now === undefined) return undefined;
  return (
    <span className={styles['chip']} aria-hidden="true" data-gain={Math.sign(now)}>
      {signed(now, format.number)}
      {possible !== undefined && possible > now && (
        <span className={styles['later']}>
          <span className={styles['word']}>{say.upTo(signed(possible, format.number))}</span>
          <span className={styles['dots']}>…{signed(possible, format.number)}</span>
        </span>
      )}
    </span>
  );
}

function signed(points: number, write: (points: number) => string): string {
  return points < 0 ? `−${write(-points)}` : `+${write(points)}`;
}
