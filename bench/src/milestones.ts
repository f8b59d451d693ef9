import type { Shell } from '@richtfest/cli';

const MILESTONE = 0.1;

/** Prints a line now and then if there is no progress bar. */
export function milestones(name: string, count: number, { err }: Shell): (more: number) => void {
  let done = 0;
  let next = MILESTONE;
  return (more) => {
    done += more;
    if (err.abilities.isTerminal || done < next * count || done === count) return;
    err.line(`${name}: ${Math.floor((100 * done) / count)} %`);
    next = done / count + MILESTONE;
  };
}
