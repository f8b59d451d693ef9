/** A copy of the list with one item changed. */
export function changeAt<T>(list: readonly T[], index: number, change: (item: T) => T): T[] {
  return list.map((item, position) => (position === index ? change(item) : item));
}
