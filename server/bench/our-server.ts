// Our server without limits, on a file or on PostgreSQL with NATS, for measurements.
import { serve } from '../src/index.ts';
import { report } from './child.ts';

const [dataDir, databaseUrl, natsUrl] = process.argv.slice(2);
const many = 1e9;
const { here } = await serve({
  port: 0,
  host: '127.0.0.1',
  dataDir,
  databaseUrl,
  natsUrl,
  print: () => undefined,
  limits: {
    requestsPerMinute: many,
    tablesPerMinute: many,
    tablesPerDay: many,
    messagesPerSecond: many,
    messagesAtOnce: many,
    sockets: many,
    socketsPerAddress: many,
  },
});
report(Number(new URL(here).port));
