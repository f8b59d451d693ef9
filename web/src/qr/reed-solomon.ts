/** Multiplication in GF(256). */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product;
}

/** The generator polynomial for a number of check bytes, without its leading 1. */
function generator(count: number): number[] {
  const factors = Array.from({ length: count }, () => 0);
  factors[count - 1] = 1;
  let root = 1;
  for (let step = 0; step < count; step++) {
    for (let at = 0; at < count; at++) {
      factors[at] = times(factors[at] ?? 0, root) ^ (factors[at + 1] ?? 0);
    }
    root = times(root, 2);
  }
  return factors;
}

/** The error-correction bytes. */
export function checkBytes(data: readonly number[], count: number): number[] {
  const factors = generator(count);
  let rest = Array.from({ length: count }, () => 0);
  for (const byte of data) {
    const lead = byte ^ (rest[0] ?? 0);
    rest = factors.map((factor, at) => (rest[at + 1] ?? 0) ^ times(factor, lead));
  }
  return rest;
}
