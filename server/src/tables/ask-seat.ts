import { USUAL_LEVEL, isBotName } from '@richtfest/bots';
import type { BotAnswer, BotQuestion } from '../bots/question.ts';
import { isProgram } from './seating.ts';
import type { Table } from './table.ts';

/**
 * Asks the program that plays a seat, or one of our bots if no program is connected or its answer
 * is not a valid move.
 */
export async function askSeat(table: Table, question: BotQuestion): Promise<BotAnswer> {
  const { services, stored, programs, game } = table;
  const { seat, optional } = question;
  const own = stored.seats[seat];
  if (own !== undefined && isProgram(own)) {
    // Programs are asked for what they owe, and for nothing else.
    if (optional !== undefined && programs.isHere(seat)) return { move: undefined };
    const answer = optional === undefined ? await programs.ask(game, question) : undefined;
    if (answer !== undefined) return answer;
  }
  const level = own?.kind === 'bot' ? own.bot : USUAL_LEVEL;
  const bot = isBotName(question.bot) ? question.bot : level;
  return await services.askBot({ ...question, bot }, stored.code);
}
