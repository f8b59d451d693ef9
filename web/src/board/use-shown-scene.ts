import type { GameTypes } from '@richtfest/engine';
import { useCallback, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { MatchSnapshot } from '../match/match-client.ts';
import { seatsHere } from '../match/reader.ts';
import { useSettings } from '../settings/use-settings.ts';
import { AnimationContext } from '../table/animation.ts';
import { Show } from './show.ts';
import type { Staging } from './staging.ts';
import { Tempo } from './tempo.ts';

export interface Seen<Scene, Cue> {
  readonly scene: Scene;
  readonly cue: Cue;
  /** The seat whose house is large. */
  readonly seat: number;
  /** How many events have been shown. */
  readonly shown: number;
}

export interface ShownScene<Scene, Cue> {
  readonly seen: Seen<Scene, Cue>;
  readonly isAnimating: boolean;
  /** Skips to the end; while other players' moves are shown, to the next decision here. */
  readonly finish: () => void;
}

export interface ShownSceneOptions<T extends GameTypes, Scene, Cue> {
  readonly snapshot: MatchSnapshot<T>;
  readonly root: { readonly current: HTMLElement | null };
  readonly staging: Staging<T, Scene, Cue>;
}

/** The scene on screen, which follows the snapshot event by event. */
export function useShownScene<T extends GameTypes, Scene, Cue>(
  options: ShownSceneOptions<T, Scene, Cue>,
): ShownScene<Scene, Cue> {
  const { snapshot, root, staging } = options;
  const [seen, setSeen] = useState<Seen<Scene, Cue>>(() => ({
    scene: staging.sceneOf(snapshot.viewBefore ?? snapshot.view),
    cue: staging.still,
    seat: seatOf(snapshot, 0),
    shown: firstShown(snapshot, staging.opening),
  }));
  const { reportPerformed, skipOthers, isFastForward } = useContext(AnimationContext);
  const { pace, motion } = useSettings();
  const latest = { snapshot, reportPerformed, skipOthers, isFastForward, pace, motion };
  const now = useRef({ ...latest, seen, isOthers: false });
  now.current = { ...now.current, ...latest };
  const show = useRef<Show<T['Event']>>(undefined);

  useEffect(() => {
    const set = (changes: Partial<Seen<Scene, Cue>>) => {
      now.current.seen = { ...now.current.seen, ...changes };
      setSeen(now.current.seen);
    };
    const draw = (scene: Scene, cue = staging.still) => flushSync(() => set({ scene, cue }));
    const isHere = (seat: number) => now.current.snapshot.seats[seat]?.who === 'person-here';
    const tempo = new Tempo({
      affects: (event) => staging.affects(event),
      isHere,
      isAwaited: () => seatsHere(now.current.snapshot.seats).length > 0,
      pace: () => now.current.pace,
      now: () => performance.now(),
    });
    const running = new Show<T['Event']>(now.current.seen.shown, {
      tempo,
      timelineOptions: () => ({
        isReduced: now.current.motion === 'reduced',
        isSkipped: now.current.isFastForward,
      }),
      async perform(event, timeline) {
        const { scene } = now.current.seen;
        now.current.isOthers = 'seat' in event && !isHere(event.seat as number);
        const element = root.current;
        if (element === null) return;
        const isWatched = (seat: number) => !isHere(seat);
        const stage = { root: element, timeline, scene, isWatched, draw };
        const next = await staging.perform(event, stage);
        now.current.seen = { ...now.current.seen, scene: next };
      },
      onPerformed: (shown) => now.current.reportPerformed(shown),
      onEnd(shown) {
        const { snapshot: newest, seen: last } = now.current;
        const seat = seatOf(newest, last.seat);
        const scene = staging.sceneOf(newest.view, last.scene);
        set({ scene, cue: staging.still, seat, shown });
      },
    });
    show.current = running;
    running.feed(now.current.snapshot.events, now.current.snapshot.eventsSeen);
    const stopListening = whenHidden(() => running.finish());
    return () => {
      stopListening();
      running.close();
    };
  }, [root, staging]);

  useLayoutEffect(() => {
    show.current?.feed(snapshot.events, snapshot.eventsSeen);
    const { seen: last } = now.current;
    const seat = seatOf(snapshot, last.seat);
    if (seat === last.seat || last.shown !== snapshot.events.length) return;
    // No new events, but another player has the device: another house is large now.
    now.current.seen = { ...last, seat, scene: staging.sceneOf(snapshot.view, last.scene) };
    setSeen(now.current.seen);
  }, [snapshot, staging]);

  const finish = useCallback(() => {
    show.current?.finish();
    // A tap on an own move ends only that: it may be the second tap of a double tap.
    if (now.current.isOthers) now.current.skipOthers();
  }, []);
  return { seen, isAnimating: seen.shown !== snapshot.events.length, finish };
}

/** Skips animations when the page is hidden. */
function whenHidden(finish: () => void): () => void {
  const onVisibility = () => {
    if (document.hidden) finish();
  };
  document.addEventListener('visibilitychange', onVisibility);
  return () => document.removeEventListener('visibilitychange', onVisibility);
}

/** Of the events before this table was opened, only opening events are animated. */
function firstShown<T extends GameTypes>(
  { events, eventsSeen, viewBefore }: MatchSnapshot<T>,
  opening: ReadonlySet<string>,
): number {
  if (viewBefore !== undefined) return eventsSeen;
  const news = events.slice(eventsSeen);
  return news.every(({ type }) => opening.has(type)) ? eventsSeen : events.length;
}

/** The watcher's seat; if all watch, the one that decides here, or else the seat shown before. */
function seatOf(
  { watcher, acting }: Pick<MatchSnapshot, 'watcher' | 'acting'>,
  before: number,
): number {
  return watcher === 'public' ? (acting ?? before) : watcher;
}
