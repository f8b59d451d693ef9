import { useMemo } from 'react';
import { useSpeech } from '../speech.ts';
import type { Play } from '../use-play.ts';
import { Blueprint } from './blueprint.tsx';
import { Die } from './die.tsx';
import { Opener } from './neighbour-site.tsx';
import styles from './supply.module.css';

/** Die and cards for the next turn. */
export function Supply({ play }: { readonly play: Play }) {
  const { seen, legal, tap } = play;
  const view = seen.scene;
  const { say } = useSpeech();
  const mayRoll = legal.some(({ verb }) => verb === 'roll');
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
      <Stacks play={play} />
    </section>
  );
}

/** UD-3: the room cards, which also say what to load. */
export function Stacks({ play }: { readonly play: Play }) {
  const { seen, selection, legal, tap } = play;
  const openable = useMemo(
    () => new Set(legal.flatMap((move) => (move.verb === 'open-room' ? [move.size] : []))),
    [legal],
  );
  return SIZES.map((size) => (
    <Blueprint
      key={size}
      size={size}
      view={seen.scene}
      mayBeTaken={openable.has(size)}
      isChosen={selection.is === 'card' && selection.size === size}
      onTap={() => tap({ on: 'stack', size })}
    />
  ));
}

const SIZES = ['small', 'large'] as const;
