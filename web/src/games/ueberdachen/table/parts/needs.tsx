import { capitalize } from '@richtfest/engine';
import type { Material } from '@richtfest/ueberdachen';
import { memo } from 'react';
import { moveByArrows } from '../../../../board/arrow-keys.ts';
import type { NearestRoom, Need } from '../needs.ts';
import { sixBrings, standingPillars } from '../derive.ts';
import { useSpeech } from '../speech.ts';
import type { PlayerView } from '../types.ts';
import { MaterialArt } from './material-art.tsx';
import styles from './needs.module.css';
import { Sign } from './sign.tsx';

export interface NeedsProps {
  readonly player: PlayerView;
  /** Undefined if no room fits on the floor any more. */
  readonly nearest: NearestRoom | undefined;
  /** The kinds that a swap or the merchant brings now. */
  readonly within: ReadonlySet<Material>;
  readonly chosen: Material | undefined;
  /** A tap is not only a tap on an animation. */
  readonly isOthersTurn: boolean;
  readonly onNeed: (material: Material) => void;
}

/** What the nearest room still needs; a tap builds it or shows where to get it. */
export const Needs = memo(function Needs(props: NeedsProps) {
  const { player, nearest, within, chosen, isOthersTurn, onNeed } = props;
  const { say, format, texts } = useSpeech();
  if (nearest === undefined) {
    return (
      <section className={styles['needs']} aria-label={say.needs} data-needs="none">
        <p className={styles['full']}>
          {say.floorFull[sixBrings(player)](standingPillars(player), format)}
        </p>
      </section>
    );
  }
  const { room, column, needs, filled, cells } = nearest;
  return (
    <section
      className={styles['needs']}
      aria-label={say.needs}
      data-needs={room}
      data-begun={column !== undefined || undefined}
      data-kinds={needs.length}
    >
      <p className={styles['title']}>
        <Sign of={room} size={1.4} />
        <span className={styles['room']}>{say.nextRoom(capitalize(texts.rooms[room]))}</span>
        <span className={styles['progress']}>
          {column === undefined ? say.notBegun : say.progress(filled, cells, format)}
        </span>
      </p>
      <div className={styles['goods']} onKeyDown={moveByArrows}>
        {needs.map((need) => (
          <NeedButton
            key={need.material}
            need={need}
            isWithin={within.has(need.material)}
            isChosen={chosen === need.material}
            isOthersTurn={isOthersTurn}
            onNeed={onNeed}
          />
        ))}
      </div>
    </section>
  );
});

interface NeedButtonProps {
  readonly need: Need;
  readonly isWithin: boolean;
  readonly isChosen: boolean;
  readonly isOthersTurn: boolean;
  readonly onNeed: (material: Material) => void;
}

function NeedButton({ need, isWithin, isChosen, isOthersTurn, onNeed }: NeedButtonProps) {
  const { say, format, texts } = useSpeech();
  const { material, count, held } = need;
  const isHeld = held >= count;
  const name = capitalize(texts.materials[material].one);
  return (
    <button
      type="button"
      className={styles['need']}
      data-need={material}
      data-held={isHeld || undefined}
      data-within={isWithin || undefined}
      data-chosen={isChosen || undefined}
      data-immediate={isOthersTurn || undefined}
      aria-pressed={isChosen}
      title={name}
      onClick={() => onNeed(material)}
    >
      <span className="said">
        {isHeld ? say.needHeld(name) : say.needMissing(name, count - held, format)}
      </span>
      <span className={styles['art']} aria-hidden="true">
        <MaterialArt material={material} />
        {count > 1 && <span className={styles['count']}>{format.number(count)}</span>}
        {(isHeld || isWithin) && (
          <span className={styles['mark']}>
            <Sign of={isHeld ? 'check' : 'swap'} />
          </span>
        )}
      </span>
      <span className={styles['name']} aria-hidden="true">
        {name}
      </span>
    </button>
  );
}
