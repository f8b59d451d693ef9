import { RESULT_LENGTH } from '@richtfest/protocol';
import {
  createGroupRequest,
  dailyResultRequest,
  dailyStandingRequest,
  joinGroupRequest,
  readGroupRequest,
} from '@richtfest/protocol/daily';
import type { FastifyInstance } from 'fastify';
import type { AccountAccess } from '../accounts/account-access.ts';
import { AddressCounter } from '../http/address-counter.ts';
import { bodyAs } from '../http/body-as.ts';
import { CodeGuesses } from '../http/code-guesses.ts';
import type { ServerLimits } from '../limits.ts';
import { type Daily, requireDay } from './daily.ts';

const HOUR = 60 * 60_000;

interface DailyRouteOptions {
  readonly daily: Daily;
  readonly accounts: AccountAccess;
  readonly limits: Pick<ServerLimits, 'resultsPerHour' | 'groupsPerHour' | 'missesPerMinute'>;
  readonly refusals: { add(): void };
}

interface DayParams {
  Params: { day: string };
}

interface GroupParams {
  Params: { code: string };
}

/** `/api/daily`: the day's secrets, results and groups. */
export function addDailyRoutes(app: FastifyInstance, options: DailyRouteOptions): void {
  const { daily, accounts, limits } = options;
  const results = new AddressCounter(limits.resultsPerHour, HOUR);

  app.get('/daily', () => daily.calendar());

  app.get<DayParams>('/daily/:day', ({ params }) => daily.day(params.day));

  const bodyLimit = RESULT_LENGTH;
  app.post<DayParams>('/daily/:day/results', { bodyLimit }, async (asked, reply) => {
    const request = bodyAs(dailyResultRequest, asked.body);
    countIn(results, asked.ip, options);
    const account = await accounts.accountOf(asked, reply);
    return await reply.code(201).send(await daily.submit(asked.params.day, request, account));
  });

  app.post<DayParams>('/daily/:day/standing', async (asked, reply) => {
    const request = bodyAs(dailyStandingRequest, asked.body);
    const account = await accounts.accountOf(asked, reply);
    return await daily.standing(asked.params.day, request, account);
  });

  addGroupRoutes(app, options);
}

function addGroupRoutes(app: FastifyInstance, options: DailyRouteOptions): void {
  const { daily, limits } = options;
  const created = new AddressCounter(limits.groupsPerHour, HOUR);
  const { missesPerMinute } = limits;
  const { refusals } = options;
  const guesses = new CodeGuesses({ miss: 'unknown-group', missesPerMinute, refusals });

  app.post<DayParams>('/daily/:day/groups', async (asked, reply) => {
    const request = bodyAs(createGroupRequest, asked.body);
    requireDay(asked.params.day);
    countIn(created, asked.ip, options);
    return await reply.code(201).send(await daily.groups.create(asked.params.day, request));
  });

  app.post<GroupParams>('/daily/groups/:code', async ({ ip, params, body }) => {
    const { key } = bodyAs(readGroupRequest, body);
    return await guesses.run(ip, () => daily.groups.read(params.code, key));
  });

  app.post<GroupParams>('/daily/groups/:code/members', async ({ ip, params, body }) => {
    const request = bodyAs(joinGroupRequest, body);
    return await guesses.run(ip, () => daily.groups.join(params.code, request));
  });
}

function countIn(
  counter: AddressCounter,
  address: string,
  { refusals }: Pick<DailyRouteOptions, 'refusals'>,
): void {
  if (counter.allows(address)) return;
  refusals.add();
  throw counter.refusal('That was a lot at once. Please wait a while.');
}
