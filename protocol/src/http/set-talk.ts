import * as v from 'valibot';
import { key } from '../parts.ts';
import { talk } from '../talk.ts';

/**
 * `POST /api/tables/CODE/talk`, answered with the table's summary: whether there is chat and there
 * are reactions, before the match and during it.
 */
export const setTalkRequest = v.strictObject({ hostKey: key, talk });

export type SetTalkRequest = v.InferOutput<typeof setTalkRequest>;
