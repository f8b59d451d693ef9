import type { Budget, GameTypes, Level, LevelOptions, PlayableGame } from '@richtfest/engine';
import type { Decision, SeeingBot } from './bot.ts';
import { greedy } from './greedy.ts';
import { hooksOf } from './hooks-of.ts';
import type { Clock, OnSpent } from './search/budget.ts';
import { limitedBudget } from './search/limited-budget.ts';
import { searchMoves } from './search/monte-carlo.ts';
import { bestOnePly } from './search/one-ply.ts';
import { searchPlans } from './search/plans.ts';
import { searchWholeTurns } from './search/whole-turns.ts';

/** How a level plays a game; undefined for a game without measured levels. */
export function levelOptions<T extends GameTypes>(
  level: Level,
  { bots }: PlayableGame<T>,
): LevelOptions | undefined {
  return bots?.levels?.[level];
}

/** How long `expert` thinks about a decision that a review judges; undefined if it never searches. */
export function judgeBudget<T extends GameTypes>(game: PlayableGame<T>): Budget | undefined {
  return game.bots?.judge ?? levelBudget(levelOptions('expert', game));
}

/** How long a level thinks; undefined if it does not search. */
export function levelBudget(options: LevelOptions | undefined): Budget | undefined {
  return (options?.search ?? options?.plans ?? options?.wholeTurns)?.budget;
}

export interface LevelBotOptions {
  readonly name: string;
  /** Overrides the budget of the level. */
  readonly budget: Budget | undefined;
  readonly now: Clock;
  readonly atMostMs: number | undefined;
  readonly onSpent: OnSpent | undefined;
}

export function levelBot(level: Level, settings: LevelBotOptions): SeeingBot {
  const { name, now, atMostMs, onSpent } = settings;
  return {
    name,
    sees: 'observation',
    choose<T extends GameTypes>(decision: Decision<T>): T['Move'] {
      const { game, legal } = decision;
      const [only] = legal;
      // A game that names candidate moves may allow more than it lists.
      const isListed = hooksOf(game).candidateMoves === undefined;
      if (legal.length === 1 && only !== undefined && isListed) return only;
      const play = levelOptions(level, game);
      // Without measured levels, every level plays like greedy.
      if (play === undefined) return greedy.choose(decision);
      const { search, plans, wholeTurns } = play;
      const own = levelBudget(play);
      if (own === undefined) return bestOnePly(decision, play);
      const budget = limitedBudget(settings.budget ?? own, atMostMs);
      const thinking = { budget, now, onSpent };
      if (search !== undefined) return searchMoves(decision, search, thinking);
      if (wholeTurns !== undefined) return searchWholeTurns(decision, wholeTurns, thinking);
      const planned = plans && searchPlans(decision, plans, thinking);
      return planned ?? bestOnePly(decision, play);
    },
    volunteer: (decision) => greedy.volunteer?.(decision),
  };
}
