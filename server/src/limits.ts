import type { AccountLimits } from './accounts/accounts.ts';
import type { TableLimits } from './tables/services.ts';
import type { LookupLimits } from './tables/table-access.ts';

export interface ServerLimits extends TableLimits, AccountLimits, LookupLimits {
  /** Requests from one address, connections included. */
  readonly requestsPerMinute: number;
  readonly tablesPerMinute: number;
  readonly tablesPerDay: number;
  /** New accounts from one address, and attempts with passkeys. */
  readonly accountsPerDay: number;
  readonly passkeysPerMinute: number;
  /** Results of daily houses, and new groups, from one address. */
  readonly resultsPerHour: number;
  readonly groupsPerHour: number;
  /** Shared score pads from one address, and in all. */
  readonly padsPerHour: number;
  readonly pads: number;
  /** Milliseconds between checks of watched score pads for changes by other servers. */
  readonly checkPadsEvery: number;
  /** Confirmation e-mails: per requesting address, and per recipient. */
  readonly emailsPerHour: number;
  readonly emailsToAddressPerDay: number;
  /** Open connections, in all and from one address. */
  readonly sockets: number;
  readonly socketsPerAddress: number;
  /** Messages on one connection: sustained rate and burst. */
  readonly messagesPerSecond: number;
  readonly messagesAtOnce: number;
  /** Milliseconds until a connection must have sent its first message. */
  readonly helloWithin: number;
}

export const USUAL_LIMITS: ServerLimits = {
  requestsPerMinute: 300,
  missesPerMinute: 20,
  missesInAllPerMinute: 300,
  tablesPerMinute: 20,
  tablesPerDay: 500,
  accountsPerDay: 20,
  passkeysPerMinute: 20,
  passkeysPerAccount: 10,
  sessionsPerAccount: 20,
  resultsPerHour: 120,
  groupsPerHour: 30,
  padsPerHour: 30,
  pads: 10_000,
  checkPadsEvery: 5_000,
  emailsPerHour: 10,
  emailsToAddressPerDay: 3,
  sockets: 20_000,
  socketsPerAddress: 200,
  messagesPerSecond: 10,
  messagesAtOnce: 40,
  helloWithin: 10_000,
  socketsPerWatcher: 64,
  linesPerMinute: 30,
  linesAtOnce: 5,
  reactionsPerMinute: 30,
  reactionsAtOnce: 4,
  idleTables: 1000,
  idleTime: 10 * 60_000,
  programThinks: 10_000,
  programAwaited: 5_000,
  callAfter: 10_000,
  hostAwayAfter: 5 * 60_000,
  lookEvery: 10_000,
  wakeAtOnce: 50,
};
