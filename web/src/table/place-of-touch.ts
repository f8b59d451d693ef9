export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A bubble refers to a touch this recent, otherwise to the focused element. */
const RECENT = 1500;

let touch: Place & { readonly at: number } = { x: 0, y: 0, at: -Infinity };

/** Remembers the latest touch until the returned function is called. */
export function followTouches(): () => void {
  const note = ({ clientX, clientY, timeStamp }: PointerEvent) => {
    touch = { x: clientX, y: clientY, at: timeStamp };
  };
  addEventListener('pointerdown', note, { capture: true, passive: true });
  addEventListener('pointerup', note, { capture: true, passive: true });
  return () => {
    removeEventListener('pointerdown', note, { capture: true });
    removeEventListener('pointerup', note, { capture: true });
  };
}

/** The position of a recent touch or, for keyboard players, of the focus. */
export function placeOfTouch(): Place {
  if (performance.now() - touch.at < RECENT) return { x: touch.x, y: touch.y };
  const focused = document.activeElement?.getBoundingClientRect();
  if (focused === undefined || focused.width === 0 || document.activeElement === document.body) {
    return { x: innerWidth / 2, y: innerHeight / 3 };
  }
  return { x: focused.x + focused.width / 2, y: focused.y };
}
