import { type ReviewAnswers, ReviewDesk, type ReviewRequests } from './review-desk.ts';

type ReviewMessage = {
  readonly [Kind in keyof ReviewRequests]: { readonly kind: Kind } & ReviewRequests[Kind];
}[keyof ReviewRequests];

/** One for each message, in order. */
export type ReviewReply =
  | { readonly answer: ReviewAnswers[keyof ReviewAnswers] }
  | { readonly problem: string };

const desk = new ReviewDesk();

addEventListener('message', ({ data }: MessageEvent<ReviewMessage>) => {
  answerTo(data).then(
    (answer) => send({ answer }),
    (error: unknown) => send({ problem: String(error) }),
  );
});

async function answerTo(message: ReviewMessage): Promise<ReviewAnswers[keyof ReviewAnswers]> {
  switch (message.kind) {
    case 'open':
      return desk.open(message);
    case 'plan':
      return desk.plan(message);
    case 'complete':
      return desk.complete(message);
    case 'unit':
      return desk.unit(message);
    case 'judge':
      return desk.judge(message);
  }
}

function send(reply: ReviewReply): void {
  postMessage(reply);
}
