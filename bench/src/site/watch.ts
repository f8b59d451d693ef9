/** What a watched page writes down about itself. */
export interface Watch {
  /** From the finger's first touch to the first frame after it, as the browser counts. */
  readonly pressed: number[];
  /** From the click to the first frame in which anything has changed. */
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

/** Runs in the page before anything else does. Looking at what moves costs time of its own. */
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
  const ASIDE = ['offset', 'computedOffset', 'easing', 'composite'];
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
  const look = () => {
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
    setTimeout(look, 100);
  };
  if (what === 'movements') requestAnimationFrame(look);

  function movingIn(frames: ComputedKeyframe[]): string[] {
    const names = new Set(frames.flatMap((frame) => Object.keys(frame)));
    return [...names].filter((name) => !ASIDE.includes(name) && !COMPOSITED.includes(name));
  }
}
