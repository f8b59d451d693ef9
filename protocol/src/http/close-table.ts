import * as v from 'valibot';
import { key } from '../parts.ts';

/**
 * `POST /api/tables/CODE/close`, answered with the table's summary. Closes the table for good. A
 * running match is aborted, and its file with the secret becomes available.
 */
export const closeTableRequest = v.strictObject({ hostKey: key });

export type CloseTableRequest = v.InferOutput<typeof closeTableRequest>;
