import * as v from 'valibot';
import { key } from '../parts.ts';

/**
 * `POST /api/tables/CODE/watching`, answered with the table's summary: whether only players may
 * watch while the match runs. Before it begins, anyone with the link may join.
 */
export const watchingRequest = v.strictObject({ hostKey: key, forbidsWatchers: v.boolean() });

export type WatchingRequest = v.InferOutput<typeof watchingRequest>;
