import {
  type GameTypes,
  type Match,
  type MatchFile,
  type ObservationLog,
  observationLog,
  writeMatchFile,
} from '@richtfest/engine';
import type { MatchSnapshot } from './match-client.ts';

/**
 * The match as a file for the watcher of the snapshot. Until the match is over it contains neither
 * future random values nor, where views are private, other players' choices.
 */
export function fileOf<T extends GameTypes>(
  match: Match<T>,
  secret: string,
  { result, watcher }: MatchSnapshot<T>,
): MatchFile | ObservationLog {
  const isOpen = match.game.hasPrivateViews !== true || result !== undefined;
  return isOpen ? writeMatchFile(match, secret) : observationLog(match, watcher);
}
