import { type Observation, type Random, setOfSeats } from '@richtfest/engine';
import type { State } from './state.ts';
import type { View } from './view.ts';
import { NONE, PLANKS } from './words.ts';

/** A state that fits everything a watcher knows; the planks it can't see are dealt at random. */
export function determinize({ view }: Observation<View>, random: Random): State {
  const seen = new Set(view.players.flatMap(({ hand = [], laid }) => [...hand, ...laid]));
  const unseen = PLANKS.filter((plank) => !seen.has(plank));
  const draw = () => unseen.splice(random.below(unseen.length), 1)[0] ?? NONE;
  return {
    options: view.options,
    phase: view.phase,
    owing: setOfSeats(view.owing),
    players: view.players.map((player) => {
      const hand = player.hand ?? Array.from({ length: player.handSize }, draw);
      const anyPlank = () => hand[random.below(hand.length)] ?? NONE;
      return {
        hand: hand.toSorted((a, b) => a - b),
        chosen: player.hasChosen ? (player.chosen ?? anyPlank()) : NONE,
        laid: [...player.laid],
        walls: player.walls,
        best: player.best,
      };
    }),
  };
}
