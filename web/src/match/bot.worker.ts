import type { BotQuestion } from './bot-player.ts';
import { chooseMove } from './choose-move.ts';

export interface NumberedQuestion {
  readonly number: number;
  readonly question: BotQuestion;
}

export type NumberedAnswer =
  | { readonly number: number; readonly choice: number }
  | { readonly number: number; readonly problem: string };

addEventListener('message', ({ data }: MessageEvent<NumberedQuestion>) => {
  const { number, question } = data;
  chooseMove(question).then(
    (choice) => answer({ number, choice }),
    (error: unknown) => answer({ number, problem: String(error) }),
  );
});

function answer(message: NumberedAnswer): void {
  postMessage(message);
}
