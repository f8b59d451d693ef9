import type { WebSocket } from '@fastify/websocket';
import { CLOSE, type Problem } from '@richtfest/protocol';
import type { PadMessage } from '@richtfest/protocol/pads';
import type { ServerLimits } from '../limits.ts';
import { RequestError, SERVER_FAILURE } from '../request-error.ts';
import { closeCodeOf } from '../socket/close-code.ts';
import { endSocket, isSocketOpen, listenTo, sendTo } from '../socket/frames.ts';
import { MessageRate } from '../socket/message-rate.ts';
import type { StoredPad } from '../store/pad-store.ts';
import type { Log } from '../tables/services.ts';
import type { PadSocket, PadWatchers } from './pad-watchers.ts';

interface PadConnectionOptions {
  readonly find: () => Promise<StoredPad>;
  readonly watchers: PadWatchers;
  readonly limits: Pick<ServerLimits, 'messagesPerSecond' | 'messagesAtOnce'>;
  readonly refusals: { add(): void };
  readonly log: Log;
}

/** Shows a pad on a socket until it is closed. Clients send nothing but pings. */
export function openPadConnection(socket: WebSocket, options: PadConnectionOptions): void {
  const { find, watchers, limits, refusals, log } = options;
  const rate = new MessageRate(limits.messagesPerSecond, limits.messagesAtOnce);
  const shown: PadSocket = {
    send: (text) => sendTo(socket, text),
    end: (code, sentence) => endSocket(socket, code, sentence),
  };
  const tell = (message: PadMessage) => shown.send(JSON.stringify(message));
  const refuse = (problem: Problem) => {
    tell({ type: 'error', ...problem });
    shown.end(closeCodeOf(problem.code) ?? CLOSE.malformed, problem.code);
  };
  const tooMany = (sentence: string) => {
    refusals.add();
    refuse({ code: 'too-many', sentence });
  };
  let leave: (() => void) | undefined;
  listenTo(socket, {
    receive: () => {
      if (!isSocketOpen(socket)) return;
      if (rate.allows()) tell({ type: 'pong' });
      else tooMany('That was a lot of messages at once.');
    },
    leave: () => leave?.(),
  });
  find().then(
    (pad) => {
      if (!isSocketOpen(socket)) return;
      leave = watchers.watch(pad, shown);
      if (leave === undefined) tooMany('Too many devices show this pad.');
    },
    (error: unknown) => {
      const isRequestError = error instanceof RequestError;
      if (!isRequestError) log.error({ err: error }, 'a score pad could not be shown');
      refuse(isRequestError ? error.problem : SERVER_FAILURE);
    },
  );
}
