import { CLOSE, PAD_LENGTH } from '@richtfest/protocol';
import {
  closePadRequest,
  createPadRequest,
  joinPadRequest,
  leavePadRequest,
  removePadPlayerRequest,
  revealPadRequest,
  writePadTableRequest,
  writeSheetRequest,
} from '@richtfest/protocol/pads';
import type { FastifyInstance } from 'fastify';
import { AddressCounter } from '../http/address-counter.ts';
import { bodyAs } from '../http/body-as.ts';
import { CodeGuesses } from '../http/code-guesses.ts';
import type { ServerLimits } from '../limits.ts';
import type { SocketCount } from '../socket/socket-count.ts';
import { openPadConnection } from './pad-connection.ts';
import type { PadWatchers } from './pad-watchers.ts';
import type { Pads } from './pads.ts';

const HOUR = 60 * 60_000;

interface PadRouteOptions {
  readonly pads: Pads;
  readonly watchers: PadWatchers;
  readonly count: SocketCount;
  readonly limits: ServerLimits;
  readonly meters: { readonly refusals: { add(): void }; readonly sharedPads: { add(): void } };
}

interface CodeParams {
  Params: { code: string };
}

/** `/api/pads`: score pads that several devices share. */
export function addPadRoutes(app: FastifyInstance, options: PadRouteOptions): void {
  const { pads, limits, meters } = options;
  const { refusals } = meters;
  const created = new AddressCounter(limits.padsPerHour, HOUR);
  const { missesPerMinute } = limits;
  const guesses = new CodeGuesses({ miss: 'unknown-pad', missesPerMinute, refusals });

  app.post('/pads', { bodyLimit: PAD_LENGTH }, async (asked, reply) => {
    const request = bodyAs(createPadRequest, asked.body);
    if (!created.allows(asked.ip)) {
      refusals.add();
      throw created.refusal('Many score pads were shared from your address. Please wait a while.');
    }
    const pad = await pads.create(request);
    meters.sharedPads.add();
    return await reply.code(201).send(pad);
  });

  app.get<CodeParams>('/pads/:code', ({ ip, params }) =>
    guesses.run(ip, () => pads.read(params.code)),
  );

  const actions = {
    players: (code: string, body: unknown) => pads.join(code, bodyAs(joinPadRequest, body)),
    'players/leave': (code: string, body: unknown) =>
      pads.leave(code, bodyAs(leavePadRequest, body)),
    'players/remove': (code: string, body: unknown) =>
      pads.removePlayer(code, bodyAs(removePadPlayerRequest, body)),
    sheets: (code: string, body: unknown) => pads.writeSheet(code, bodyAs(writeSheetRequest, body)),
    table: (code: string, body: unknown) =>
      pads.writeTable(code, bodyAs(writePadTableRequest, body)),
    reveal: (code: string, body: unknown) => pads.reveal(code, bodyAs(revealPadRequest, body)),
    close: async (code: string, body: unknown) => {
      await pads.close(code, bodyAs(closePadRequest, body));
      return { isDone: true };
    },
  };
  for (const [path, action] of Object.entries(actions)) {
    app.post<CodeParams>(`/pads/:code/${path}`, ({ ip, params, body }) =>
      guesses.run<object>(ip, () => action(params.code, body)),
    );
  }

  addPadSocket(app, options, guesses);
}

/** Whether there is such a pad is said on the socket: a browser can't read why one is refused. */
function addPadSocket(
  app: FastifyInstance,
  { pads, watchers, count, limits, meters }: PadRouteOptions,
  guesses: CodeGuesses,
): void {
  const { refusals } = meters;
  app.get<CodeParams>(
    '/pads/:code/socket',
    { websocket: true, config: { isSocket: true } },
    (socket, { ip, params, log }) => {
      const leave = count.enter(ip);
      if (leave === undefined) {
        refusals.add();
        socket.close(CLOSE.tooMany, 'There are too many connections from your address.');
        return;
      }
      socket.on('close', leave);
      const find = () => guesses.run(ip, () => pads.load(params.code));
      openPadConnection(socket, { find, watchers, limits, refusals, log });
    },
  );
}
