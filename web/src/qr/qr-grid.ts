/** The modules of a code, and which of them are function patterns. */
export class QrGrid {
  readonly size: number;
  readonly #version: number;
  readonly #dark: boolean[];
  readonly #isFrame: boolean[];

  constructor(version: number) {
    this.size = version * 4 + 17;
    this.#version = version;
    this.#dark = Array.from({ length: this.size ** 2 }, () => false);
    this.#isFrame = [...this.#dark];
    this.#drawFrame();
  }

  isDark(x: number, y: number): boolean {
    return this.#dark[y * this.size + x] ?? false;
  }

  get rows(): boolean[][] {
    const { size } = this;
    return Array.from({ length: size }, (_, y) => this.#dark.slice(y * size, (y + 1) * size));
  }

  /** Places the bytes in pairs of columns from the right, up and down. */
  lay(bytes: readonly number[]): void {
    let bit = 0;
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      const isUpward = ((right + 1) & 2) === 0;
      for (let step = 0; step < this.size; step++) {
        const y = isUpward ? this.size - 1 - step : step;
        for (const x of [right, right - 1]) {
          if (this.#isFrame[y * this.size + x] === true) continue;
          const byte = bytes[bit >>> 3] ?? 0;
          this.#dark[y * this.size + x] = ((byte >>> (7 - (bit & 7))) & 1) === 1;
          bit++;
        }
      }
    }
  }

  /** Applies a mask; applying it again removes it. */
  mask(mask: number): void {
    const isTurned = MASKS[mask] ?? (() => false);
    this.#dark.forEach((isDark, at) => {
      if (this.#isFrame[at] === true) return;
      this.#dark[at] = isDark !== isTurned(at % this.size, Math.floor(at / this.size));
    });
    this.#drawFormat(mask);
  }

  #drawFrame(): void {
    const { size } = this;
    for (let at = 0; at < size; at++) {
      this.#frame(6, at, at % 2 === 0);
      this.#frame(at, 6, at % 2 === 0);
    }
    for (const [x, y] of [[3, 3] as const, [size - 4, 3] as const, [3, size - 4] as const]) {
      this.#drawRings(x, y, 4);
    }
    const spots = alignmentSpots(this.#version, size);
    const last = spots.at(-1);
    // Three of the positions are covered by finder patterns.
    const isCorner = (x: number, y: number) =>
      (x === 6 && (y === 6 || y === last)) || (x === last && y === 6);
    for (const x of spots) {
      for (const y of spots) if (!isCorner(x, y)) this.#drawRings(x, y, 2);
    }
    this.#drawFormat(0);
    if (this.#version >= 7) this.#drawVersion();
  }

  /** Concentric squares, dark in the middle. */
  #drawRings(middleX: number, middleY: number, reach: number): void {
    for (let dy = -reach; dy <= reach; dy++) {
      for (let dx = -reach; dx <= reach; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        const isDark = reach === 2 ? ring !== 1 : ring !== 2 && ring !== 4;
        this.#frame(middleX + dx, middleY + dy, isDark);
      }
    }
  }

  /** Format information, twice: the level (M, which is 00) and the mask. */
  #drawFormat(mask: number): void {
    const { size } = this;
    const bits = ((mask << 10) | remainder(mask, 10, 0x537)) ^ 0x5412;
    for (let at = 0; at < 15; at++) {
      const isDark = ((bits >>> at) & 1) === 1;
      if (at < 6) this.#frame(8, at, isDark);
      else if (at < 8) this.#frame(8, at + 1, isDark);
      else if (at === 8) this.#frame(7, 8, isDark);
      else this.#frame(14 - at, 8, isDark);
      if (at < 8) this.#frame(size - 1 - at, 8, isDark);
      else this.#frame(8, size - 15 + at, isDark);
    }
    this.#frame(8, size - 8, true);
  }

  #drawVersion(): void {
    const version = this.#version;
    const bits = (version << 12) | remainder(version, 12, 0x1f25);
    for (let at = 0; at < 18; at++) {
      const isDark = ((bits >>> at) & 1) === 1;
      const far = this.size - 11 + (at % 3);
      const near = Math.floor(at / 3);
      this.#frame(far, near, isDark);
      this.#frame(near, far, isDark);
    }
  }

  #frame(x: number, y: number, isDark: boolean): void {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return;
    this.#dark[y * this.size + x] = isDark;
    this.#isFrame[y * this.size + x] = true;
  }
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function alignmentSpots(version: number, size: number): number[] {
  if (version === 1) return [];
  const last = size - 7;
  return version < 7 ? [6, last] : [6, (6 + last) / 2, last];
}

function remainder(value: number, bits: number, divisor: number): number {
  let rest = value;
  for (let step = 0; step < bits; step++) {
    rest = (rest << 1) ^ ((rest >>> (bits - 1)) * divisor);
  }
  return rest;
}
