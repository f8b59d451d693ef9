import type { GameTypes } from '@richtfest/engine';
import type { MatchClient } from './match-client.ts';

/** The same match behind a plain object, for those who answer some of its questions themselves. */
export function delegatedClient<T extends GameTypes>(client: MatchClient<T>): MatchClient<T> {
  return {
    game: client.game,
    getSnapshot: () => client.getSnapshot(),
    subscribe: (listener) => client.subscribe(listener),
    play: (move) => client.play(move),
    refusal: (move) => client.refusal(move),
    undo: (moves) => client.undo(moves),
    preview: (move) => client.preview(move),
    actAs: (seat) => client.actAs(seat),
    lift: () => client.lift(),
    setBusy: (isBusy, seat) => client.setBusy(isBusy, seat),
    hold: (isHolding) => client.hold(isHolding),
    comeBack: (seat) => client.comeBack?.(seat),
    observe: () => client.observe(),
    consent: client.consent,
    close: () => client.close(),
  };
}
