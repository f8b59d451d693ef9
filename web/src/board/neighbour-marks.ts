import type { GameTypes } from '@richtfest/engine';
import type { MatchSnapshot } from '../match/match-client.ts';
import type { FrameTexts } from '../texts/index.ts';

/** What there is to know about a seat besides its house. */
export interface NeighbourMarks {
  readonly isOnTurn?: boolean;
  /** In a simultaneous decision: done, and nobody sees what. */
  readonly hasChosen?: boolean;
  readonly isAway?: boolean;
  /** Does not want to be asked in others' turns. */
  readonly doNotDisturb?: boolean;
  readonly hasWon?: boolean;
}

/** What the match knows of a seat; whose turn it is and who has chosen, only the game's view says. */
export function seatMarks<T extends GameTypes>(
  { seats }: Pick<MatchSnapshot<T>, 'seats'>,
  seat: number,
): Pick<NeighbourMarks, 'isAway' | 'doNotDisturb'> {
  const info = seats[seat];
  return { isAway: info?.isPresent === false, doNotDisturb: info?.doNotDisturb === true };
}

/** The marks in words, for who does not see them. */
export function saidMarks(
  { isOnTurn, hasChosen, isAway, doNotDisturb, hasWon }: NeighbourMarks,
  texts: FrameTexts['neighbour'],
): string[] {
  return [
    ...(isOnTurn === true ? [texts.onTurn] : []),
    ...(hasChosen === true ? [texts.hasChosen] : []),
    ...(isAway === true ? [texts.away] : []),
    ...(doNotDisturb === true ? [texts.doNotDisturb] : []),
    ...(hasWon === true ? [texts.won] : []),
  ];
}
