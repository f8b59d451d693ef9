import { stacksToEmpty } from '@richtfest/three-little-pigs';
import { useCallback } from 'react';
import { housesOf } from './causes.ts';
import { countEmptyStacks } from './derive.ts';
import { Meadow } from './parts/meadow.tsx';
import type { Place } from './taps.ts';
import { useSpeech } from './speech.ts';
import type { Play } from './use-play.ts';

export interface MyMeadowProps {
  readonly play: Play;
  /** By seat. */
  readonly points: readonly number[];
  readonly winners: readonly number[];
}

/** The large meadow. */
export function MyMeadow({ play, points, winners }: MyMeadowProps) {
  const { seen, inHand, places, dragged, causes, tap } = play;
  const { scene, cue, seat } = seen;
  const { view } = scene;
  const { format } = useSpeech();
  const onPlace = useCallback((place: Place) => tap({ on: 'place', place }), [tap]);
  return (
    <Meadow
      seat={seat}
      name={format.seat(seat)}
      points={points[seat] ?? 0}
      houses={view.players[seat]?.houses ?? []}
      keys={scene.keys[seat] ?? []}
      inHand={inHand}
      places={places}
      over={dragged?.over}
      causes={housesOf(causes, seat)}
      target={cue.target?.seat === seat ? cue.target.house : undefined}
      arriving={cue.arriving}
      isToMove={view.seat === seat && view.phase !== 'over'}
      isOver={view.phase === 'over'}
      hasWon={winners.includes(seat)}
      emptyStacks={countEmptyStacks(view)}
      stacksToEmpty={stacksToEmpty(view.players.length)}
      onPlace={onPlace}
    />
  );
}
