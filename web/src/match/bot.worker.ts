import type { BotAnswers, BotQuestion } from './bot-player.ts';
import { think } from './choose-move.ts';

export interface NumberedQuestion {
  readonly number: number;
  readonly wanted: keyof BotAnswers;
  readonly question: BotQuestion;
}

export type NumberedAnswer =
  | { readonly number: number; readonly answer: BotAnswers[keyof BotAnswers] }
  | { readonly number: number; readonly problem: string };

addEventListener('message', ({ data }: MessageEvent<NumberedQuestion>) => {
  const { number, wanted, question } = data;
  think(wanted, question).then(
    (answer) => send({ number, answer }),
    (error: unknown) => send({ number, problem: String(error) }),
  );
});

function send(message: NumberedAnswer): void {
  postMessage(message);
}
