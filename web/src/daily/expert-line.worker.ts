import { playLine } from '@richtfest/bots';
import { findGame } from '@richtfest/catalog';
import { type MatchHeader, writeTurn } from '@richtfest/engine';

export interface ExpertRequest {
  /** All seats have bots. */
  readonly header: MatchHeader;
  readonly secret: string;
}

/** The moves of the line; undefined if it could not be played. */
export type ExpertReply = { readonly moves?: readonly string[] };

addEventListener('message', ({ data }: MessageEvent<ExpertRequest>) => {
  play(data).then(
    (moves) => send({ moves }),
    () => send({}),
  );
});

async function play({ header, secret }: ExpertRequest): Promise<string[]> {
  const game = await findGame(header.game)?.load(header.rulesVersion);
  if (game === undefined) throw new RangeError(`there is no game ${header.game}`);
  const { line } = playLine(game, header, secret);
  return line.map(({ seat, move }) => writeTurn(game, seat, move));
}

function send(reply: ExpertReply): void {
  postMessage(reply);
}
