import {
  type Bonus,
  type Event,
  HAND_SIZE,
  NONE,
  type Phase,
  type PlayerView,
  type View,
} from '@richtfest/best-treehouse';
import { changeAt } from '../../../board/change-at.ts';

/** What is drawn: a view on its way through the events that lead to the next one. */
export interface Scene {
  readonly view: View;
}

export function sceneOf(view: View): Scene {
  return { view };
}

type Of<Type extends Event['type']> = Extract<Event, { type: Type }>;

/** The scene after an event. What the event hides from this watcher comes with the next view. */
export function afterEvent(scene: Scene, event: Event): Scene {
  const { view } = scene;
  switch (event.type) {
    case 'first-chooser-drawn':
      return seen(scene, { firstChooser: event.seat });
    case 'round-began':
      return seen(scene, beginRound(event.round));
    case 'hand-dealt':
      return changed(scene, event.seat, (player) => dealt(player, event));
    case 'card-chosen':
      return decided(
        changed(scene, event.seat, (player) => chosen(player, event)),
        event.seat,
      );
    case 'choice-taken-back':
      return changed(scene, event.seat, (player) => takenBack(player, view.phase));
    case 'cards-revealed':
      return seen(scene, reveal(view, event.cards));
    case 'last-cards-put-away':
      return seen(scene, { players: view.players.map(withoutHand) });
    case 'place-settled':
      return decided(
        changed(scene, event.seat, (player) => settled(player, event)),
        event.seat,
      );
    case 'room-built':
      return changed(scene, event.seat, (player) => built(player, event));
    case 'card-discarded':
      return changed(scene, event.seat, (player) => ({
        ...closed(player),
        discardedCount: player.discardedCount + 1,
      }));
    case 'hands-passed':
      return seen(scene, {
        phase: 'choose',
        pick: view.pick + 1,
        players: view.players.map(withoutHand),
      });
    case 'scoring-began':
      return seen(scene, beginScoring(view, event.firstChooser));
    case 'bonus-taken':
      return bonusTaken(scene, event);
    case 'bonus-put':
    case 'colour-taken':
      return seen(scene, { scoringCards: claimed(view, event) });
    case 'round-scored':
      return seen(scene, { ...cardsBack(view), players: scored(view, event) });
    case 'majority-won':
      return changed(scene, event.seat, (player) => ({
        ...player,
        points: player.points + event.points,
      }));
    case 'game-ended':
      return seen(scene, { phase: 'over' });
    case 'majority-tied':
      return scene;
  }
}

function seen(scene: Scene, changes: Partial<View>): Scene {
  return { ...scene, view: { ...scene.view, ...changes } };
}

function changed(scene: Scene, seat: number, change: (player: PlayerView) => PlayerView): Scene {
  return seen(scene, { players: changeAt(scene.view.players, seat, change) });
}

function decided(scene: Scene, seat: number): Scene {
  return seen(scene, { owing: scene.view.owing.filter((each) => each !== seat) });
}

function beginRound(round: number): Partial<View> {
  return { round, pick: 1, phase: 'choose' };
}

/** BT-12: bonus cards are returned and, with young players, the taken colours. */
function cardsBack(view: View): Pick<View, 'scoringCards' | 'bonusesLeft'> {
  return {
    scoringCards: view.scoringCards.map(({ colour }) => ({ colour })),
    bonusesLeft: view.players.length > 2 ? allBonuses(view) : [],
  };
}

function allBonuses({ bonusesLeft, players }: View): Bonus[] {
  const held = players.flatMap(({ bonus }) => (bonus === undefined ? [] : [bonus]));
  return [...bonusesLeft, ...held].toSorted((a, b) => a - b);
}

function dealt(player: PlayerView, { cards }: Of<'hand-dealt'>): PlayerView {
  if (cards === undefined) return { ...player, handSize: HAND_SIZE };
  return { ...player, handSize: cards.length, hand: cards.toSorted((a, b) => a - b) };
}

function chosen(player: PlayerView, { card }: Of<'card-chosen'>): PlayerView {
  return { ...player, hasChosen: true, ...(card === undefined ? {} : { chosen: card }) };
}

/** BT-9: the choice, or the place while all seats build. */
function takenBack(player: PlayerView, phase: Phase): PlayerView {
  const rest = without(player, 'chosen', 'settled');
  return { ...rest, hasChosen: phase === 'build', hasSettled: false };
}

/** BT-7: all cards at once. */
function reveal({ players }: View, cards: readonly number[]): Partial<View> {
  return {
    phase: 'build',
    owing: players.map((_, seat) => seat),
    players: players.map((player, seat) => {
      const card = cards[seat] ?? NONE;
      const rest = {
        ...without(player, 'chosen'),
        handSize: player.handSize - 1,
        ...handWithout(player, card),
      };
      return card === NONE ? rest : { ...rest, revealed: card };
    }),
  };
}

function handWithout({ hand }: PlayerView, card: number): Pick<PlayerView, 'hand'> | undefined {
  return hand === undefined ? undefined : { hand: hand.filter((each) => each !== card) };
}

function withoutHand(player: PlayerView): PlayerView {
  return {
    ...player,
    handSize: 0,
    ...(player.hand === undefined ? {} : { hand: [] }),
  };
}

function settled(player: PlayerView, { place }: Of<'place-settled'>): PlayerView {
  return { ...player, hasSettled: true, ...(place === undefined ? {} : { settled: place }) };
}

function built(player: PlayerView, event: Of<'room-built'>): PlayerView {
  const { card, level, position, balance } = event;
  return { ...closed(player), tree: [...player.tree, { level, position, card }], balance };
}

/** The seat has no card in front of it any more. */
function closed(player: PlayerView): PlayerView {
  return { ...without(player, 'revealed', 'settled'), hasChosen: false, hasSettled: false };
}

type Now = 'bonus' | 'chosen' | 'revealed' | 'settled';

/** The player without the given temporary state. */
function without(player: PlayerView, ...gone: readonly Now[]): PlayerView {
  const rest = { ...player };
  for (const each of gone) delete rest[each];
  return rest;
}

function beginScoring({ options, players }: View, firstChooser: number): Partial<View> {
  if (options.young) return { phase: 'take-colour', firstChooser };
  if (players.length > 2) return { phase: 'take-bonus', firstChooser };
  // BT-11: with two players each has a “0”.
  const handed = players.map((player) => ({ ...player, bonus: 0 as const }));
  return { phase: 'put-bonus', firstChooser, players: handed };
}

function bonusTaken(scene: Scene, { seat, bonus }: Of<'bonus-taken'>): Scene {
  const { bonusesLeft } = scene.view;
  const left = bonusesLeft.toSpliced(bonusesLeft.indexOf(bonus), 1);
  return seen(
    changed(scene, seat, (player) => ({ ...player, bonus })),
    { bonusesLeft: left },
  );
}

function claimed(
  { scoringCards }: View,
  event: Of<'bonus-put' | 'colour-taken'>,
): View['scoringCards'] {
  const { colour, seat } = event;
  const bonus = event.type === 'bonus-put' ? { bonus: event.bonus } : {};
  return scoringCards.map((card) => (card.colour === colour ? { colour, seat, ...bonus } : card));
}

function scored({ players }: View, { points, totals, round }: Of<'round-scored'>): PlayerView[] {
  return players.map((player, seat) => {
    const sum = (points[seat] ?? []).reduce((all, each) => all + each, 0);
    const roundPoints = changeAt(player.roundPoints, round - 1, () => sum);
    return { ...without(player, 'bonus'), roundPoints, points: totals[seat] ?? player.points };
  });
}
