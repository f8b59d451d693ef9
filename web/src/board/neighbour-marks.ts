import type { GameTypes } from '@richtfest/engine';
import type { MatchSnapshot } from '../match/match-client.ts';
import type { FrameTexts } from '../texts/index.ts';

/** A seat's status besides its house. */
export interface NeighbourMarks {
  readonly isToMove?: boolean;
  /** Has decided in a simultaneous choice. */
  readonly hasChosen?: boolean;
  readonly isAway?: boolean;
  readonly doNotDisturb?: boolean;
  readonly hasWon?: boolean;
}

/** The marks the match knows about; turn and choice come from the game's view. */
export function seatMarks<T extends GameTypes>(
  { seats }: Pick<MatchSnapshot<T>, 'seats'>,
  seat: number,
): Pick<NeighbourMarks, 'isAway' | 'doNotDisturb'> {
  const info = seats[seat];
  return { isAway: info?.isPresent === false, doNotDisturb: info?.doNotDisturb === true };
}

/** The marks in words, for screen readers. */
export function saidMarks(
  { isToMove, hasChosen, isAway, doNotDisturb, hasWon }: NeighbourMarks,
  texts: FrameTexts['neighbour'],
): string[] {
  return [
    ...(isToMove === true ? [texts.toMove] : []),
    ...(hasChosen === true ? [texts.hasChosen] : []),
    ...(isAway === true ? [texts.away] : []),
    ...(doNotDisturb === true ? [texts.doNotDisturb] : []),
    ...(hasWon === true ? [texts.won] : []),
  ];
}
