import type { MatchSnapshot } from '../match/match-client.ts';
import type { FramePace } from './table-pace.ts';

/** What is told beside the table: no further than the table has shown, and nothing to press before. */
export function toldSoFar(
  snapshot: MatchSnapshot,
  { isAnimating, shown }: Pick<FramePace, 'isAnimating' | 'shown'>,
  { hasPrivateViews = false }: { readonly hasPrivateViews?: boolean } = {},
): MatchSnapshot {
  if (!isAnimating) return snapshot;
  // Whoever looked before may have seen what is nobody else's business.
  const mayTell = !hasPrivateViews || shown.watcher === snapshot.watcher;
  const told = mayTell ? shown : snapshot;
  const nothing = { legal: [], optional: [], mayAct: [], undoable: 0, askable: undefined };
  return { ...told, ...nothing, acting: undefined };
}
