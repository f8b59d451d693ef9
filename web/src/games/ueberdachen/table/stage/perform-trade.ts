import type { Event, View } from '@richtfest/ueberdachen';
import { type Way, fly, yardOf } from './fly.ts';
import type { SiteStage } from './cue.ts';

/** A player at this device is involved, so the animation takes its time. */
function concernsUs(view: View, seats: readonly number[], stage: SiteStage): boolean {
  return [view.seat, ...seats].some((seat) => !stage.isWatched(seat));
}

type OfferMade = Extract<Event, { type: 'offer-made' }>;
type Answered = Extract<Event, { type: 'offer-accepted' | 'offer-declined' | 'offer-countered' }>;
type Swapped = Extract<Event, { type: 'goods-swapped' }>;

export async function performOffer(_: OfferMade, stage: SiteStage, next: View): Promise<void> {
  const addressed = next.offer?.answers.map(({ seat }) => seat) ?? [];
  stage.draw(next);
  const isOurs = concernsUs(next, addressed, stage);
  await stage.timeline.pause(!isOurs ? 320 : stage.isWatched(next.seat) ? 450 : 150);
}

/** Bots pretend to think briefly; people have already taken their time. */
export async function performAnswer(event: Answered, stage: SiteStage, next: View): Promise<void> {
  const isOurs = concernsUs(next, [event.seat], stage);
  if (isOurs && stage.isWatched(event.seat)) await stage.timeline.pause(420 + 110 * event.seat);
  stage.draw(next);
  await stage.timeline.pause(isOurs ? 420 : 130);
}

/** Where the goods of one side lie: in its yard or, where that isn't shown, on the trestle table. */
function sideOf(seat: number, piece: string, half: 'give' | 'want'): readonly string[] {
  return [...yardOf(seat, piece), `[data-half="${half}"]`];
}

/** The goods of both sides cross the table. */
export async function performSwap(event: Swapped, stage: SiteStage, next: View): Promise<void> {
  const { seat, with: other, give, want, pillars } = event;
  const ways: Way[] = [
    ...give.map((piece) => ({
      piece,
      from: sideOf(seat, piece, 'give'),
      to: sideOf(other, piece, 'want'),
    })),
    ...want.map((piece) => ({
      piece,
      from: sideOf(other, piece, 'want'),
      to: sideOf(seat, piece, 'give'),
    })),
    ...Array.from({ length: pillars }, () => ({
      piece: 'pillar' as const,
      from: ['[data-loose]', `[data-yard="${seat}"]`],
      to: [`[data-house="${other}"]`],
    })),
  ];
  await fly(ways, stage, next);
  await stage.timeline.pause(concernsUs(next, [other], stage) ? 200 : 60);
}
