import { type CSSProperties, memo } from 'react';
import {
  BESIDE,
  type Room,
  type RoomCard,
  type ShownSpecial,
  type View,
} from '@richtfest/dream-home';
import { DECOR_ART } from '../../art/decor.ts';
import { KIT_ART } from '../../art/people.ts';
import { RoofPatch } from '../../art/roof.tsx';
import { emptyRoom } from '../../art/rooms/unfinished.ts';
import { scenesOf } from '../../art/scenes.ts';
import { BAY, STOREY } from '../../art/shell.ts';
import { StartSign } from '../../art/start-sign.tsx';
import { useSpeech } from '../speech.ts';
import { breakable } from '../../../../board/breakable.ts';
import styles from './card.module.css';

type CardList = View['options']['cards'];

export interface RoomFaceProps extends RoomCard {
  readonly cards: CardList;
}

/** DH-2: a room card, with its points by size below the picture. */
export const RoomFace = memo(function RoomFace({ room, children, cards }: RoomFaceProps) {
  const { texts, say, format } = useSpeech();
  const { points } = cards.rooms[room];
  return (
    <span className={styles['card']} data-card="room">
      <RoomArt room={room} childrenShown={children} />
      {children > 0 && (
        <span className={styles['kids']}>
          <KidSign />
          {format.number(children)}
        </span>
      )}
      <span className={styles['strip']}>
        {points.map((worth, at) => (
          // Sizes are counted from one.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={at} className={styles['size']}>
            <span className={styles['cells']}>
              {Array.from({ length: at + 1 }, (_, cell) => (
                // oxlint-disable-next-line react/no-array-index-key
                <i key={cell} />
              ))}
            </span>
            {format.number(worth)}
          </span>
        ))}
        <BesidePoints room={room} cards={cards} />
      </span>
      <span className={styles['name']}>{breakable(texts.rooms[room].one, say.wordBreaks)}</span>
    </span>
  );
});

/** DH-29: its points next to the matching room, on that room's wallpaper. */
function BesidePoints({ room, cards }: { readonly room: Room; readonly cards: CardList }) {
  const { format } = useSpeech();
  if (room !== 'sauna' && room !== 'pantry' && room !== 'dressing-room') return undefined;
  const style = { '--host': `var(--wall-${BESIDE[room]})` } as CSSProperties;
  return (
    <span className={styles['beside']} style={style}>
      {format.number(cards.rooms[room].beside)}
    </span>
  );
}

export function RoomArt({
  room,
  childrenShown,
}: {
  readonly room: Room;
  readonly childrenShown: number;
}) {
  return (
    <svg
      className={styles['art']}
      viewBox={`0 0 ${BAY} ${STOREY}`}
      aria-hidden="true"
      focusable="false"
    >
      {scenesOf(room, [childrenShown])[0]?.cut}
      <rect width={BAY} height={STOREY} fill="var(--dusk)" />
    </svg>
  );
}

/** DH-17: a face-down card. */
export function EmptyRoomArt() {
  return (
    <svg
      className={styles['art']}
      viewBox={`0 0 ${BAY} ${STOREY}`}
      aria-hidden="true"
      focusable="false"
    >
      {emptyRoom(3)}
      <rect width={BAY} height={STOREY} fill="var(--dusk)" />
    </svg>
  );
}

function KidSign() {
  return (
    <svg viewBox="0 0 12 12" width="11" height="11" aria-hidden="true" focusable="false">
      <circle cx="6" cy="6.5" r="5" fill="var(--skin)" />
      <path d="M1 6q0-5.5 5-5.5T11 6Q9 3.5 6 3.5T1 6z" fill="var(--oak-deep)" />
    </svg>
  );
}

export interface SpecialFaceProps {
  readonly card: ShownSpecial | 'start';
  /** DH-4: of a décor card. */
  readonly value?: number | undefined;
}

/** DH-3: a special card; in column 1, the start player's sign instead. */
export const SpecialFace = memo(function SpecialFace({ card, value }: SpecialFaceProps) {
  const { texts, say, format } = useSpeech();
  const type = card === 'start' ? 'start' : card.type;
  return (
    <span className={styles['card']} data-card="special">
      <span className={styles['special']} data-type={type}>
        <SpecialArt card={card} />
        {value !== undefined && <span className={styles['value']}>{format.number(value)}</span>}
        <span className={styles['name']}>
          {breakable(card === 'start' ? say.startSign : texts.special(card), say.wordBreaks)}
        </span>
      </span>
    </span>
  );
});

export function SpecialArt({ card }: { readonly card: ShownSpecial | 'start' }) {
  if (card === 'start') return <StartSign className={styles['icon']} />;
  if (card.type === 'hidden-roof') return undefined;
  if (card.type === 'roof') {
    return (
      <svg className={styles['icon']} viewBox="0 0 56 56" aria-hidden="true" focusable="false">
        <g transform="translate(-4 6)">
          <RoofPatch
            colour={card.colour}
            window={card.window}
            width={64}
            height={46}
            lean={[10, -10]}
          />
        </g>
      </svg>
    );
  }
  const art =
    card.type === 'decor'
      ? DECOR_ART[card.decor]
      : KIT_ART[card.type === 'helper' ? card.helper : card.tool];
  return (
    <svg className={styles['icon']} viewBox="-1 -1 52 52" aria-hidden="true" focusable="false">
      {art}
    </svg>
  );
}
