type Words = readonly [none: string, minute: string, minutes: string, day: string];

/** `No clock`, `1 minute`, `3 minutes`, `1 day`. */
export function clockName(seconds: number, [none, minute, minutes, day]: Words): string {
  if (seconds === 0) return none;
  if (seconds >= 24 * 60 * 60) return day;
  const count = Math.round(seconds / 60);
  return `${count} ${count === 1 ? minute : minutes}`;
}
