import type { OpenedReplay } from '../replay/open-replay.ts';

/** A match that can be reviewed. */
export type OpenMatch = Extract<OpenedReplay, { is: 'open' }>;
