import { useMemo } from 'react';
import { useSpeech } from '../speech.ts';
import type { Play } from '../use-play.ts';
import { Blueprint } from './blueprint.tsx';
import { Die } from './die.tsx';
import { Opener } from './neighbour-site.tsx';
import styles from './supply.module.css';

/** Die and cards for the next turn. */
export function Supply({ play }: { readonly play: Play }) {
  const { seen, selection, legal, tap } = play;
  const view = seen.scene;
  const { say } = useSpeech();
  const mayRoll = legal.some(({ verb }) => verb === 'roll');
  const openable = useMemo(
    () => new Set(legal.flatMap((move) => (move.verb === 'open-room' ? [move.size] : []))),
    [legal],
  );
  return (
    <section className={styles['supply']} aria-label={say.supply}>
      <div className={styles['tray']}>
        <Die
          face={view.die}
          faces={view.options.die}
          isThrown={seen.cue.isThrown === true}
          mayBeRolled={mayRoll}
          onRoll={() => tap({ on: 'move', move: { verb: 'roll' } })}
        />
        {view.opener === undefined && <Opener className={styles['opener']} />}
      </div>
      {(['small', 'large'] as const).map((size) => (
        <Blueprint
          key={size}
          size={size}
          view={view}
          mayBeTaken={openable.has(size)}
          isChosen={selection.is === 'card' && selection.size === size}
          onTap={() => tap({ on: 'stack', size })}
        />
      ))}
    </section>
  );
}
