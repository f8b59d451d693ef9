import type { Watcher } from '@richtfest/engine';

export function allWatchers(players: number): Watcher[] {
  return ['public', ...Array.from({ length: players }, (_, seat) => seat)];
}

export function watcherText(watcher: Watcher): string {
  return watcher === 'public' ? 'the public' : `seat ${watcher}`;
}
