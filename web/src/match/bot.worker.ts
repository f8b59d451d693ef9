import type { GameMove } from '@richtfest/engine';
import type { BotQuestion } from './bot-player.ts';
import { chooseMove, volunteerMove } from './choose-move.ts';

export interface NumberedQuestion {
  readonly number: number;
  readonly wanted: 'decision' | 'volunteer';
  readonly question: BotQuestion;
}

export type NumberedAnswer =
  | { readonly number: number; readonly move: GameMove | undefined }
  | { readonly number: number; readonly problem: string };

addEventListener('message', ({ data }: MessageEvent<NumberedQuestion>) => {
  const { number, wanted, question } = data;
  const think = wanted === 'decision' ? chooseMove : volunteerMove;
  think(question).then(
    (move) => answer({ number, move }),
    (error: unknown) => answer({ number, problem: String(error) }),
  );
});

function answer(message: NumberedAnswer): void {
  postMessage(message);
}
