/** Measurements recorded inside the page. */
export interface Watch {
  /** From pointerdown to the next frame, by Event Timing. */
  readonly pressed: number[];
  /** From the click to the first frame after a DOM change. */
  readonly results: number[];
  readonly longTasks: number[];
  animations: number;
  readonly offenders: Record<string, number>;
}

declare global {
  interface Window {
    watch: Watch;
  }
}

/** Runs in the page before anything else. Watching animations costs time, so it is optional. */
export function installWatch(what: string): void {
  const watch: Watch = {
    pressed: [],
    results: [],
    longTasks: [],
    animations: 0,
    offenders: {},
  };
  window.watch = watch;
  const COMPOSITED = ['transform', 'translate', 'rotate', 'scale', 'opacity'];
  const IGNORED = ['offset', 'computedOffset', 'easing', 'composite'];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watch.longTasks.push(Math.round(duration));
  }).observe({ type: 'longtask' });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (name === 'pointerdown') watch.pressed.push(duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => watch.results.push(performance.now() - timeStamp);
          port2.postMessage('');
        });
      });
      const all = { subtree: true, childList: true, attributes: true, characterData: true };
      observer.observe(document, all);
      setTimeout(() => observer.disconnect(), 1500);
    },
    { capture: true },
  );
  const seen = new WeakSet<Animation>();
  const watchAnimations = () => {
    for (const animation of document.getAnimations()) {
      if (seen.has(animation)) continue;
      seen.add(animation);
      watch.animations++;
      const { effect } = animation;
      if (!(effect instanceof KeyframeEffect)) continue;
      for (const property of movingIn(effect.getKeyframes())) {
        const target = effect.target?.getAttribute('class')?.split(' ')[0] ?? '?';
        const key = `${property} of ${target}`;
        watch.offenders[key] = (watch.offenders[key] ?? 0) + 1;
      }
    }
    setTimeout(watchAnimations, 100);
  };
  if (what === 'movements') requestAnimationFrame(watchAnimations);

  function movingIn(frames: ComputedKeyframe[]): string[] {
    const names = new Set(frames.flatMap((frame) => Object.keys(frame)));
    return [...names].filter((name) => !IGNORED.includes(name) && !COMPOSITED.includes(name));
  }
}
