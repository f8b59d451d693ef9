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
  readonly isBusy?: boolean;
  readonly hasWon?: boolean;
}

/** What the match knows of a seat; whose turn it is and who has chosen, only the game's view says. */
export function seatMarks<T extends GameTypes>(
  { seats }: Pick<MatchSnapshot<T>, 'seats'>,
  seat: number,
): Pick<NeighbourMarks, 'isAway' | 'isBusy'> {
  const info = seats[seat];
  return { isAway: info?.isPresent === false, isBusy: info?.isBusy === true };
}

/** The marks in words, for who does not see them. */
export function saidMarks(
  { isOnTurn, hasChosen, isAway, isBusy, hasWon }: NeighbourMarks,
  texts: FrameTexts['neighbour'],
): string[] {
  return [
    ...(isOnTurn === true ? [texts.onTurn] : []),
    ...(hasChosen === true ? [texts.hasChosen] : []),
    ...(isAway === true ? [texts.away] : []),
    ...(isBusy === true ? [texts.busy] : []),
    ...(hasWon === true ? [texts.won] : []),
  ];
}
