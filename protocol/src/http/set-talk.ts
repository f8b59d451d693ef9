import * as v from 'valibot';
import { key } from '../parts.ts';
import { talk } from '../talk.ts';

/**
 * `POST /api/tables/CODE/talk`, answered with the table's summary: switches chat and reactions on
 * or off, before and during the match.
 */
export const setTalkRequest = v.strictObject({ hostKey: key, talk });

export type SetTalkRequest = v.InferOutput<typeof setTalkRequest>;
