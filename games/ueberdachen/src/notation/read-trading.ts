import type { PositionProblems, Reason, Seat } from '@richtfest/engine';
import { refuseAccepting, refuseCounter } from '../moves/answer.ts';
import { refuseShape } from '../moves/deal.ts';
import { refuseTerms } from '../moves/offer.ts';
import type { TableauReason } from '../reasons.ts';
import { ALL, ANSWER, NO_DEAL, type State } from '../state.ts';
import { isAddressed, pastOffer } from '../trading.ts';
import type { Deal } from '../words.ts';
import { readDeal } from './goods.ts';
import type { Position } from './position.ts';

/** Reads the offers and proposals of a position (UD-10). */
export class TradingReader {
  readonly #position: Position;
  readonly #players: number;
  readonly #problems: PositionProblems<TableauReason>;

  constructor(position: Position, players: number, problems: PositionProblems<TableauReason>) {
    this.#position = position;
    this.#players = players;
    this.#problems = problems;
  }

  readInto(state: State): void {
    this.#readOffers(state);
    this.#readProposals(state);
  }

  #readOffers(state: State): void {
    const { offer, pastOffers = [], offersMade } = this.#position;
    state.past = pastOffers.flatMap(({ to, deal: text }, at) => {
      const deal = this.#deal(text, `pastOffers[${at}].deal`, true);
      if (deal === undefined) return [];
      // Past offers are forgotten when a storage changes; loose pillars may be gone since.
      const free = { ...state, loose: Math.max(state.loose, deal.pillars) };
      this.#refuse(`pastOffers[${at}].deal`, refuseTerms(free, { to, ...deal }));
      return [pastOffer(to === 'all' ? ALL : to, deal)];
    });
    if (offer !== undefined) this.#readOffer(state, offer);
    state.offers = offersMade ?? Math.max(state.past.length, offer === undefined ? 0 : 1);
  }

  #readOffer(state: State, { to, deal: text, answers = {} }: NonNullable<Position['offer']>): void {
    const deal = this.#deal(text, 'offer.deal', true);
    if (deal === undefined || (to !== 'all' && !this.#problems.isSeat('offer.to', to))) return;
    state.offerTo = to === 'all' ? ALL : to;
    state.offer = deal;
    this.#refuse('offer.deal', refuseTerms(state, { to, ...deal }));
    state.answers.forEach((_, seat) => {
      if (!isAddressed(state, state.offerTo, seat)) return;
      this.#readAnswer(state, seat, answers[seat] ?? 'owed');
    });
    const stranger = Object.keys(answers).find(
      (seat) => state.answers[Number(seat)] === ANSWER.none,
    );
    if (stranger === undefined) return;
    const reason = { rule: 'UD-10', code: 'answer-of-a-stranger' } as const;
    this.#problems.refuse(`offer.answers.${stranger}`, reason, 'is not an addressed seat');
  }

  #readAnswer(state: State, seat: Seat, text: string): void {
    if (text === 'owed' || text === 'accepted' || text === 'declined') {
      state.answers[seat] = ANSWER[text];
      if (text === 'accepted') this.#refuse(`offer.answers.${seat}`, refuseAccepting(state, seat));
      return;
    }
    state.answers[seat] = ANSWER.countered;
    const deal = this.#deal(text, `offer.answers.${seat}`, false);
    state.counters[seat] = deal ?? NO_DEAL;
    if (deal === undefined) return;
    this.#refuse(`offer.answers.${seat}`, refuseCounter(state, deal, seat));
  }

  /** Refuses what no move could have brought about. */
  #refuse(path: string, reason: Reason | undefined): void {
    if (reason !== undefined) this.#problems.refuse(path, reason as TableauReason);
  }

  #readProposals(state: State): void {
    const { proposals = {}, proposalsMade } = this.#position;
    for (const [key, text] of Object.entries(proposals)) {
      const seat = Number(key);
      if (!this.#problems.isSeat(`proposals.${key}`, seat)) continue;
      if (!isAddressed(state, ALL, seat)) {
        const reason = { rule: 'UD-10', code: 'proposal-of-a-stranger' } as const;
        const message = 'must be of another seat with a plate (UD-10)';
        this.#problems.refuse(`proposals.${key}`, reason, message);
      }
      const deal = this.#deal(text, `proposals.${key}`, false);
      if (deal !== undefined) this.#refuse(`proposals.${key}`, refuseShape(deal, false));
      state.proposals[seat] = deal ?? NO_DEAL;
      state.proposed[seat] = 1;
    }
    state.asked = this.#bySeat('asked', this.#position.asked) ?? state.asked;
    state.proposed = this.#bySeat('proposalsMade', proposalsMade) ?? state.proposed;
  }

  #bySeat(path: string, counts: readonly number[] | undefined): number[] | undefined {
    if (counts === undefined) return undefined;
    if (counts.length === this.#players) return [...counts];
    const values = { want: this.#players, actual: counts.length };
    const message = `must have ${values.want} entries, not ${values.actual}`;
    this.#problems.misfit(path, message, { code: 'entries', values });
    return undefined;
  }

  #deal(text: string, path: string, isRolling: boolean): Deal | undefined {
    const deal = readDeal(text.trim(), isRolling);
    if (deal === undefined) {
      const message = `must be a deal like “lamp for door tap”, not “${text}”`;
      const values = { like: '“lamp for door tap”', actual: text };
      this.#problems.misfit(path, message, { code: 'not-like', values });
    }
    return deal;
  }
}
