import { COLOURS, type View } from '@richtfest/best-treehouse';
import { CloseUpDialog } from '../../../../board/close-up-dialog.tsx';
import { Backdrop } from '../../art/backdrop.tsx';
import palette from '../../art/palette.module.css';
import { Sign } from '../../art/sign.tsx';
import { countsOf, weeksOf } from '../derive.ts';
import { roomText } from '../room-text.ts';
import { useSpeech } from '../speech.ts';
import styles from './closer-tree.module.css';
import { SmallTree } from './small-tree.tsx';

export interface TreePictureProps {
  readonly seat: number;
  readonly view: View;
}

export interface CloserTreeProps extends TreePictureProps {
  readonly points: number;
  readonly onClose: () => void;
}

/** Close-up of a neighbour's tree: every room by name, and the points so far. */
export function CloserTree({ points, onClose, ...shown }: CloserTreeProps) {
  const { format } = useSpeech();
  return (
    <CloseUpDialog seat={shown.seat} points={points} format={format} onClose={onClose}>
      <TreePicture {...shown} />
      <TreeNotes {...shown} />
    </CloseUpDialog>
  );
}

/** A complete tree in its garden. */
export function TreePicture({ view, seat }: TreePictureProps) {
  const player = view.players[seat];
  if (player === undefined) return null;
  return (
    <div className={`${palette['palette']} ${styles['garden']}`}>
      <Backdrop />
      <div className={styles['tree']}>
        <SmallTree player={player} arriving={undefined} />
      </div>
    </div>
  );
}

/** Its rooms by colour and by name. */
export function TreeNotes({ view, seat }: TreePictureProps) {
  const { texts, say, format } = useSpeech();
  const player = view.players[seat];
  if (player === undefined) return null;
  const { tree, balance } = player;
  const weeks = weeksOf(view, seat);
  const counts = countsOf(tree);
  return (
    <>
      <ul className={`${palette['palette']} ${styles['counts']}`}>
        {COLOURS.map((colour) => (
          <li key={colour} data-colour={colour} className={styles['count']}>
            <Sign of={colour} />
            <span className="said">{texts.colours[colour].name}</span>{' '}
            {format.number(counts[colour])}
          </li>
        ))}
      </ul>
      <p className={styles['weeks']}>
        {say.balance(texts.balances[balance])}{' '}
        {weeks.length > 0 &&
          `${say.weekPoints}: ${weeks.map((week) => format.number(week)).join(' + ')}`}
      </p>
      <ul className={styles['list']}>
        {tree.length === 0 && <li>{say.noRooms}</li>}
        {tree.map(({ level, position, card }) => (
          <li key={card}>
            {say.place({ level, position })}: {roomText(texts, card).name}
          </li>
        ))}
      </ul>
    </>
  );
}
