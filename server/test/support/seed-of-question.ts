import type { BotQuestion } from '../../src/bots/question.ts';

/** Bots that see the same choose the same in every run, in whatever order they are asked. */
export function seedOfQuestion({ seat, observation, legal, optional }: BotQuestion): string {
  return JSON.stringify([seat, observation, legal, optional]);
}
