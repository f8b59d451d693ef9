import * as v from 'valibot';
import { DATA_LENGTH } from '../limits.ts';
import { list, name, version } from '../parts.ts';

/** Bytes as WebAuthn's JSON has them. */
function bytes(most: number) {
  return v.pipe(
    v.string(),
    v.regex(/^[\w-]+$/, 'must be base64url'),
    v.maxLength(most, `must be at most ${most} characters long`),
  );
}

/** Names a passkey; its authenticator has drawn it. */
const passkeyId = bytes(1400);

/**
 * What `navigator.credentials.create` answers, as JSON. The user handle is not in it: it is the
 * secret from which the account's own key is made, and no server is ever told.
 */
const newPasskey = v.strictObject({
  id: passkeyId,
  clientDataJSON: bytes(4000),
  attestationObject: bytes(8000),
});

/** What `navigator.credentials.get` answers, again without the user handle. */
const shownPasskey = v.strictObject({
  id: passkeyId,
  clientDataJSON: bytes(4000),
  authenticatorData: bytes(4000),
  signature: bytes(2000),
});

export type NewPasskey = v.InferOutput<typeof newPasskey>;
export type ShownPasskey = v.InferOutput<typeof shownPasskey>;

/** `POST /api/account/challenge`: what a passkey is to sign, once, within five minutes. */
export const challengeResponse = v.object({
  challenge: v.string(),
  /** The name passkeys of this site are bound to. */
  rpId: v.string(),
});

/** `POST /api/account` and `POST /api/account/passkeys`: a new account, or one more passkey for it. */
export const addPasskeyRequest = v.strictObject({ passkey: newPasskey, name });

/** `POST /api/account/sign-in`: shows a passkey. */
export const signInRequest = v.strictObject({ passkey: shownPasskey });

/** `POST /api/account/sign-out`: here, or on every device. */
export const signOutRequest = v.strictObject({ isEverywhere: v.exactOptional(v.boolean()) });

/** `POST /api/account/passkeys/rename`: renames a passkey. */
export const renamePasskeyRequest = v.strictObject({ id: passkeyId, name });

/** `POST /api/account/passkeys/remove`: any but the last. */
export const removePasskeyRequest = v.strictObject({ id: passkeyId });

/** `POST /api/account/delete`: deletes the account and all its data. */
export const emptyRequest = v.strictObject({});

/** `GET /api/account`: what the server knows of an account, all of it but the sealed data. */
export const accountSummary = v.object({
  createdAt: v.number(),
  passkeys: list(
    v.object({ id: v.string(), name: v.string(), createdAt: v.number(), usedAt: v.number() }),
  ),
  /** On how many devices somebody is signed in. */
  sessions: v.number(),
  /** Of the sealed data; 0: none yet. */
  version,
});

/** `GET /api/account/data?after=VERSION`: what the account keeps, if it is newer. */
export const accountDataResponse = v.object({
  version,
  /** Sealed by the device; absent if there is nothing newer than `after`. */
  data: v.exactOptional(v.string()),
});

/** `POST /api/account/data`: replaces version `version` of what the account keeps. */
export const keepDataRequest = v.strictObject({ version, data: bytes(DATA_LENGTH) });

export const keepDataResponse = v.object({ version });

export const doneResponse = v.object({ isDone: v.literal(true) });

export type ChallengeResponse = v.InferOutput<typeof challengeResponse>;
export type AddPasskeyRequest = v.InferOutput<typeof addPasskeyRequest>;
export type AccountSummary = v.InferOutput<typeof accountSummary>;
export type AccountDataResponse = v.InferOutput<typeof accountDataResponse>;
export type KeepDataRequest = v.InferOutput<typeof keepDataRequest>;
export type KeepDataResponse = v.InferOutput<typeof keepDataResponse>;
