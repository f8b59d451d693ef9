import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Show } from '../../board/show.ts';
import type { MatchSnapshot } from '../../match/match-client.ts';
import { type Scene, sceneOf } from './scene.ts';
import { type Cue, STILL } from './stage/cue.ts';
import { perform } from './stage/perform.ts';
import type { Event, PigsTypes } from './words.ts';

export interface Seen {
  readonly scene: Scene;
  readonly cue: Cue;
  /** Whose meadow is the big one. */
  readonly seat: number;
  /** How many events have been shown. */
  readonly shown: number;
}

interface SceneOptions {
  readonly snapshot: MatchSnapshot<PigsTypes>;
  readonly root: { readonly current: HTMLElement | null };
  readonly isReduced: boolean;
}

/** What the eye sees now, on its way to what the match says. */
export function useScene({ snapshot, root, isReduced }: SceneOptions) {
  const [seen, setSeen] = useState<Seen>(() => ({
    scene: sceneOf(snapshot.view),
    cue: STILL,
    seat: seatOf(snapshot, 0),
    shown: firstShown(snapshot),
  }));
  const now = useRef({ snapshot, isReduced, seen });
  now.current = { snapshot, isReduced, seen: now.current.seen };
  const show = useRef<Show<Event>>(undefined);

  useEffect(() => {
    const set = (changes: Partial<Seen>) => {
      now.current.seen = { ...now.current.seen, ...changes };
      setSeen(now.current.seen);
    };
    const draw = (scene: Scene, cue: Cue) => flushSync(() => set({ scene, cue }));
    const running = new Show<Event>(now.current.seen.shown, {
      pace: () => ({ isReduced: now.current.isReduced }),
      async perform(event, timeline) {
        const { scene } = now.current.seen;
        const element = root.current;
        if (element === null) return;
        const isWatched = (seat: number) => now.current.snapshot.seats[seat]?.who !== 'person-here';
        const next = await perform(event, { root: element, timeline, scene, isWatched, draw });
        now.current.seen = { ...now.current.seen, scene: next };
      },
      onEnd(shown) {
        const { snapshot: latest, seen: last } = now.current;
        const seat = seatOf(latest, last.seat);
        set({ scene: sceneOf(latest.view, last.scene), cue: STILL, seat, shown });
      },
    });
    show.current = running;
    running.feed(now.current.snapshot.events, now.current.snapshot.eventsSeen);
    const onVisibility = () => {
      if (document.hidden) running.finish();
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      running.close();
    };
  }, [root]);

  useLayoutEffect(() => {
    show.current?.feed(snapshot.events, snapshot.eventsSeen);
  }, [snapshot]);

  const finish = useCallback(() => show.current?.finish(), []);
  return { seen, isBusy: seen.shown !== snapshot.events.length, finish };
}

/** Of what happened before this table was opened only a throw is worth seeing once more. */
function firstShown({ events, eventsSeen }: MatchSnapshot<PigsTypes>): number {
  const news = events.slice(eventsSeen);
  return news.every(({ type }) => QUIET.has(type)) ? eventsSeen : events.length;
}

const QUIET: ReadonlySet<Event['type']> = new Set([
  'first-seat-drawn',
  'turn-began',
  'dice-rolled',
]);

/** The watcher's seat; who only looks on sits behind the first. */
function seatOf({ watcher }: MatchSnapshot<PigsTypes>, before: number): number {
  return watcher === 'public' ? before : watcher;
}
