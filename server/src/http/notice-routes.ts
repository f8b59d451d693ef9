import {
  type NoticeWays,
  endNoticeRequest,
  noticeRequest,
  noticeStateRequest,
} from '@richtfest/protocol';
import type { FastifyInstance } from 'fastify';
import type { ServerLimits } from '../limits.ts';
import type { Notices } from '../notices/notices.ts';
import { RequestError } from '../request-error.ts';
import type { TableAccess } from '../tables/table-access.ts';
import { AddressCounter } from './address-counter.ts';
import { bodyAs } from './body-as.ts';

interface TableParams {
  Params: { code: string };
}

interface TokenParams {
  Params: { token: string };
}

const HOUR = 60 * 60_000;

export interface NoticeRouteOptions {
  readonly access: TableAccess;
  readonly notices: Notices;
  readonly limits: ServerLimits;
  readonly refusals: { add(): void };
}

/** Subscribes to notices, and unsubscribes. */
export function addNoticeRoutes(app: FastifyInstance, options: NoticeRouteOptions): void {
  const { access, notices } = options;
  const allowEmail = emailLimits(options);
  // Mail programs that unsubscribe with one tap send a form; its content does not matter.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, _body, done) => done(null, undefined),
  );

  app.get('/notices', async (): Promise<NoticeWays> => {
    const { push, mail } = notices;
    return { ...(push === undefined ? {} : { push: push.key }), mail: mail !== undefined };
  });

  app.post<TableParams>('/tables/:code/notices', async (asked) => {
    const { key, language, way } = bodyAs(noticeRequest, asked.body);
    const { place, name, game } = await access.call(asked, 'noticeSeat', { key });
    if (way.kind === 'push') {
      await offered(notices.push).ask(place, language, way.subscription);
    } else {
      const mail = offered(notices.mail);
      allowEmail(asked.ip, way.address);
      await notices.askMail(mail, place, language, { address: way.address, name, game });
    }
    return await notices.stateOf(place);
  });

  app.post<TableParams>('/tables/:code/notices/end', async (asked) => {
    const { key, way } = bodyAs(endNoticeRequest, asked.body);
    const { place } = await access.call(asked, 'noticeSeat', { key });
    if (way.kind === 'push') await notices.push?.end(place, way.endpoint);
    else await notices.mail?.endFor(place);
    return await notices.stateOf(place);
  });

  app.post<TableParams>('/tables/:code/notices/state', async (asked) => {
    const { key } = bodyAs(noticeStateRequest, asked.body);
    const { place } = await access.call(asked, 'noticeSeat', { key });
    return await notices.stateOf(place);
  });

  app.post<TokenParams>('/notices/confirm/:token', async ({ params }) => {
    const table = await notices.mail?.confirm(params.token);
    if (table === undefined) throw new RequestError('not-found', WORN);
    return { table };
  });

  app.post<TokenParams>('/notices/end/:token', async ({ params }) => {
    if ((await notices.mail?.end(params.token)) === true) return {};
    throw new RequestError('not-found', WORN);
  });
}

const WORN = 'This link is worth nothing (any more).';

function offered<Way>(way: Way | undefined): Way {
  if (way !== undefined) return way;
  throw new RequestError('not-found', 'This server can’t tell anybody in that way.');
}

/** Limits e-mails so that strangers can't flood a mailbox whose address they know. */
function emailLimits({ limits, refusals }: NoticeRouteOptions) {
  const fromHere = new AddressCounter(limits.emailsPerHour, HOUR);
  const toThere = new AddressCounter(limits.emailsToAddressPerDay, 24 * HOUR);
  return (ip: string, address: string) => {
    const isFromHere = fromHere.allows(ip);
    if (isFromHere && toThere.allows(address.toLowerCase())) return;
    refusals.add();
    const full = isFromHere ? toThere : fromHere;
    throw full.refusal('That is a lot of e-mails. Please wait a while.');
  };
}
