/** The budget in an address, `budget=1000` in percent as on the command line, as a factor. */
export function budgetIn(search: string): number {
  const percent = Number(new URLSearchParams(search).get('budget') ?? 100);
  return percent >= 1 && percent <= 100_000 ? percent / 100 : 1;
}
