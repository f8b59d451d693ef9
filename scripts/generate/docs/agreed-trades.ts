import type { GameMove, Seat } from '@richtfest/engine';

/**
 * Counts the taps of trades between people. They agree before they enter anything, so what comes to
 * nothing takes no taps, and what is carried out takes those of one offer.
 */
export class AgreedTrades {
  /** The taps for what two people are talking about; undefined if they are not. */
  #open: number | undefined;

  /** The taps that a person's move adds. */
  taps(move: GameMove, taps: number, isPerson: (seat: Seat) => boolean): number {
    const { verb, to } = move as { readonly verb: string; readonly to?: unknown };
    if (verb === 'offer' && typeof to === 'number' && isPerson(to)) {
      this.#open = taps;
      return 0;
    }
    if (this.#open === undefined) return taps;
    if (verb === 'counter') {
      // Entered as an offer, with one tap for the partner.
      this.#open = taps + 1;
      return 0;
    }
    const agreed = verb === 'accept' || verb === 'pick' ? this.#open : 0;
    this.#open = undefined;
    return agreed;
  }
}
