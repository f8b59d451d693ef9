import type { GameTexts, Language, SeatFormat } from '@richtfest/engine';
import type { Replay } from '../match/replay.ts';
import { replayTexts } from './replay-texts.ts';

/** Names moves for readers who count rounds, inside a sentence. */
export interface MoveNames {
  /** When a move was played: `round 7`. */
  when(move: number): string;
  /** `Ida’s move in round 7` */
  moveName(move: number): string;
  /** `round 7 · Ida`, where there is little room. */
  shortName(move: number): string;
}

interface NameMovesOptions {
  readonly language: Language;
  readonly format: SeatFormat;
  readonly gameTexts: GameTexts;
}

/** Moves have numbers where the game counts no rounds, or the match is not at hand. */
export function nameMoves(
  replay: Pick<Replay, 'line' | 'publicViewAt'> | undefined,
  { language, format, gameTexts }: NameMovesOptions,
): MoveNames {
  const texts = replayTexts[language];
  // The round is that of the position in which the move was made.
  const when = (move: number) =>
    (replay && gameTexts.when?.(replay.publicViewAt(move - 1))) ?? texts.number(move);
  const moveName = (move: number) => {
    const seat = replay?.line[move - 1]?.seat;
    if (seat === undefined || gameTexts.when === undefined) return when(move);
    return texts.moveIn(seat, when(move), format);
  };
  const shortName = (move: number) => {
    const seat = replay?.line[move - 1]?.seat;
    return seat === undefined ? when(move) : `${when(move)} · ${format.player(seat, texts.you)}`;
  };
  return { when, moveName, shortName };
}
