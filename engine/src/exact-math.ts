// JavaScript engines may round `Math.exp`, `Math.log` and `**` differently. Basic arithmetic is the
// same everywhere, so bots that use these functions choose the same moves on every machine.

/** ln 2 in two parts: a product of the first and a whole number below 2^20 is exact. */
const LN2_HIGH = 0.6931471803691238;
const LN2_LOW = 1.9082149292705877e-10;

/** 1/n! for n from 0 to 13: enough for |x| ≤ ln 2 / 2. */
const TAYLOR: readonly number[] = inverseFactorials(13);
const LOG_TERMS = 12;

const LEAST_EXPONENT = -1074;
const MOST_EXPONENT = 1023;
const POWERS_OF_TWO: Float64Array = powersOfTwo();

/** e to the power of `x`. */
export function exactExp(x: number): number {
  if (x > 709.8) return Infinity;
  if (x < -745.2) return 0;
  const twos = Math.round(x / Math.LN2);
  const rest = x - twos * LN2_HIGH - twos * LN2_LOW;
  let sum = 0;
  for (let at = TAYLOR.length - 1; at >= 0; at--) sum = sum * rest + (TAYLOR[at] as number);
  if (twos > MOST_EXPONENT) return sum * 2 * powerOfTwo(twos - 1);
  return sum * powerOfTwo(twos);
}

/** The natural logarithm of `x`. */
export function exactLog(x: number): number {
  if (!(x > 0)) return x === 0 ? -Infinity : Number.NaN;
  if (x === Infinity) return x;
  let twos = 0;
  let rest = x;
  for (; rest > Math.SQRT2; rest /= 2) twos++;
  for (; rest < Math.SQRT1_2; rest *= 2) twos--;
  const ratio = (rest - 1) / (rest + 1);
  const square = ratio * ratio;
  let sum = 0;
  for (let at = LOG_TERMS; at >= 0; at--) sum = sum * square + 1 / (2 * at + 1);
  return twos * LN2_HIGH + (twos * LN2_LOW + 2 * ratio * sum);
}

/** A base that is not negative to the power of a number that is not negative. */
export function exactPower(base: number, exponent: number): number {
  if (!Number.isInteger(exponent)) return base === 0 ? 0 : exactExp(exponent * exactLog(base));
  let power = 1;
  let square = base;
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) power *= square;
    square *= square;
  }
  return power;
}

function powerOfTwo(exponent: number): number {
  return POWERS_OF_TWO[exponent - LEAST_EXPONENT] ?? 0;
}

function inverseFactorials(most: number): number[] {
  const inverses = [1];
  let factorial = 1;
  for (let at = 1; at <= most; at++) {
    factorial *= at;
    inverses.push(1 / factorial);
  }
  return inverses;
}

function powersOfTwo(): Float64Array {
  const powers = new Float64Array(MOST_EXPONENT - LEAST_EXPONENT + 1);
  let power = Number.MIN_VALUE;
  for (let at = 0; at < powers.length; at++, power *= 2) powers[at] = power;
  return powers;
}
