/** A seat's points minus the weighted mean of the others'. */
export function ahead(worths: readonly number[], seat: number, rivalry: number): number {
  const own = worths[seat] ?? 0;
  const others = worths.reduce((sum, worth) => sum + worth, 0) - own;
  return own - (rivalry * others) / (worths.length - 1);
}
