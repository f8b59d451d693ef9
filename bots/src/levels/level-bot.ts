import type { GameTypes } from '@richtfest/engine';
import type { Decision, SeeingBot } from '../bot.ts';
import { greedy } from '../greedy.ts';
import type { Budget, Clock, OnSpent } from '../search/budget.ts';
import { type SearchSettings, searchMoves } from '../search/monte-carlo.ts';
import { type PlanSettings, searchPlans } from '../search/plans.ts';
import { type WholeTurnSettings, searchWholeTurns } from '../search/whole-turns.ts';
import { type Glasses, bestAtFirstSight } from './first-sight.ts';
import type { Level } from './level.ts';
import { limitedBudget } from './limited-budget.ts';
import { playOf } from './settings.ts';

/** How a level plays a game: it looks, or it also thinks ahead. */
export interface LevelPlay extends Glasses {
  /** Without it, it goes by first sight. */
  readonly search?: SearchSettings & { readonly budget: Budget };
  /** In games of simultaneous decisions: it weighs plans, its own and the others'. */
  readonly plans?: PlanSettings & { readonly budget: Budget };
  /** In games of long turns: it thinks to the end of the turn. */
  readonly wholeTurns?: WholeTurnSettings & { readonly budget: Budget };
}

export interface LevelBotSettings {
  readonly name: string;
  /** Takes the place of the level's own. */
  readonly budget: Budget | undefined;
  readonly now: Clock;
  readonly atMostMs: number | undefined;
  readonly onSpent: OnSpent | undefined;
}

export function levelBot(level: Level, settings: LevelBotSettings): SeeingBot {
  const { name, now, atMostMs, onSpent } = settings;
  return {
    name,
    sees: 'observation',
    choose<T extends GameTypes>(decision: Decision<T>): T['Move'] {
      const { game, legal } = decision;
      const [only] = legal;
      // Where a game has ideas of its own, more may be possible than is listed.
      if (legal.length === 1 && only !== undefined && game.ideas === undefined) return only;
      const play = playOf(level, game.id);
      // No level is weaker than greedy unless a tournament has shown by how much.
      if (play === undefined) return greedy.choose(decision);
      const { search, plans, wholeTurns } = play;
      const own = (search ?? plans ?? wholeTurns)?.budget;
      if (own === undefined) return bestAtFirstSight(decision, play);
      const budget = limitedBudget(settings.budget ?? own, atMostMs);
      const thinking = { budget, now, onSpent };
      if (search !== undefined) return searchMoves(decision, search, thinking);
      if (wholeTurns !== undefined) return searchWholeTurns(decision, wholeTurns, thinking);
      const planned = plans && searchPlans(decision, plans, thinking);
      return planned ?? bestAtFirstSight(decision, play);
    },
    volunteer: (decision) => greedy.volunteer?.(decision),
  };
}
