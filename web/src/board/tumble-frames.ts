export interface Tumble {
  /** Degrees around each axis: whole turns keep the face in front. */
  readonly turn: { readonly x: number; readonly y: number; readonly z: number };
  /** Heights of the jump and the bounce, in per cent of its size. */
  readonly jump: number;
  readonly bounce: number;
}

/** Keyframes of a rolled die: up, down, a small bounce, rest. */
export function tumbleFrames({ turn, jump, bounce }: Tumble): Keyframe[] {
  const at = (part: number, height: number, aside: number) => {
    const left = 1 - part;
    return {
      transform: `translate3d(${aside}%, ${-height}%, 0) rotateX(${turn.x * left}deg) rotateY(${turn.y * left}deg) rotateZ(${turn.z * left}deg)`,
    };
  };
  return [
    { ...at(0, 0, 0), offset: 0, easing: RISING },
    { ...at(0.42, jump, -14), offset: 0.32, easing: FALLING },
    { ...at(0.86, 0, 6), offset: 0.64, easing: RISING },
    { ...at(0.96, bounce, 2), offset: 0.8, easing: FALLING },
    { ...at(1, 0, 0), offset: 1 },
  ];
}

const RISING = 'cubic-bezier(.2,.7,.5,1)';
const FALLING = 'cubic-bezier(.5,0,.8,.4)';
