import * as v from 'valibot';
import { key } from '../parts.ts';

/**
 * `POST /api/tables/CODE/close`, answered with the table's summary. Everybody is sent away for
 * good. A match that had begun is broken off, and its file can be had with the secret of its luck.
 */
export const closeTableRequest = v.strictObject({ hostKey: key });

export type CloseTableRequest = v.InferOutput<typeof closeTableRequest>;
