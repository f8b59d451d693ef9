import { type Game, type Random, randomFromText } from '@richtfest/engine';
import type { SocketLike } from '../../../src/online/live-socket.ts';
import { RemoteTable } from '../../../src/online/remote-table.ts';
import type { ReceivedMessages } from './received.ts';

export interface SeatWithoutPage {
  readonly address: string;
  readonly table: string;
  readonly game: Game;
  readonly key: string;
  /** Records what the seat is sent. */
  readonly received: ReceivedMessages;
}

/** Plays a seat to the end of the match with the site's own client, but without a page. */
export async function playWithoutPage(seat: SeatWithoutPage): Promise<void> {
  const { address, table, game, key, received } = seat;
  const visit = new RemoteTable({
    table,
    game,
    key,
    open: () => {
      const url = `${address.replace('http', 'ws')}/api/tables/${table}/socket`;
      const socket = new WebSocket(url);
      socket.addEventListener('message', ({ data }) => received.add(String(data)));
      return socket as SocketLike;
    },
  });
  try {
    await playToTheEnd(visit, randomFromText(key));
  } finally {
    visit.close();
  }
}

function playToTheEnd(visit: RemoteTable, random: Random): Promise<void> {
  return new Promise((resolve, reject) => {
    let isFollowed = false;
    const onChange = () => {
      const state = visit.getState();
      if (state.is === 'gone') reject(new Error(`the table is gone: ${state.problem}`));
      if (state.is !== 'playing') return;
      const { match, failure } = state;
      if (failure !== undefined) reject(new Error(`refused: ${JSON.stringify(failure)}`));
      if (!isFollowed) match.subscribe(onChange);
      isFollowed = true;
      const { legal, result } = match.getSnapshot();
      if (result !== undefined) resolve();
      const move = legal[random.below(legal.length)];
      if (move === undefined) return;
      const reason = match.play(move);
      if (reason !== undefined) reject(new Error(`refused: ${JSON.stringify(reason)}`));
    };
    visit.subscribe(onChange);
  });
}
