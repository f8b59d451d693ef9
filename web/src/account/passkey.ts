import type { ChallengeResponse, NewPasskey, ShownPasskey } from '@richtfest/protocol';
import { fromBase64url, toBase64url } from './base64url.ts';

/** Of a fresh account: 32 random bytes, which its passkeys carry and no server sees. */
export function newSecret(): string {
  return toBase64url(crypto.getRandomValues(new Uint8Array(32)));
}

/** Why this browser can't have an account here; undefined: it can. */
export function passkeyProblem(): 'insecure' | 'unsupported' | undefined {
  if (!isSecureContext) return 'insecure';
  // A number is no name to make a passkey for, also on this very machine.
  if (/^[\d.]+$|^\[/.test(location.hostname)) return 'insecure';
  const isThere = 'PublicKeyCredential' in globalThis && 'CompressionStream' in globalThis;
  return isThere ? undefined : 'unsupported';
}

/** Somebody said no, or looked away for too long. */
export class NoPasskey extends Error {
  override readonly name = 'NoPasskey';
}

/** The authenticator here holds a passkey of this account already. */
export class PasskeyHere extends Error {
  override readonly name = 'PasskeyHere';
}

interface PasskeyOptions extends ChallengeResponse {
  readonly secret: string;
  /** What the browser shows when it asks which passkey. */
  readonly name: string;
  /** Ids of those the account has. */
  readonly others: readonly string[];
}

/** Makes a passkey; the account's secret goes into it as its user handle. */
export async function createPasskey(options: PasskeyOptions): Promise<NewPasskey> {
  const { challenge, rpId, secret, name, others } = options;
  const made = await navigator.credentials
    .create({
      publicKey: {
        challenge: fromBase64url(challenge),
        rp: { id: rpId, name: 'Richtfest' },
        user: { id: fromBase64url(secret), name, displayName: name },
        // ES256, EdDSA, RS256: whatever the device has.
        pubKeyCredParams: [-7, -8, -257].map((alg) => ({ type: 'public-key', alg })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        excludeCredentials: others.map((id) => ({ type: 'public-key', id: fromBase64url(id) })),
      },
    })
    .catch((error: unknown) => {
      const isHere = error instanceof DOMException && error.name === 'InvalidStateError';
      throw isHere ? new PasskeyHere() : new NoPasskey(String(error));
    });
  const { rawId, response } = made as PublicKeyCredential;
  const { clientDataJSON, attestationObject } = response as AuthenticatorAttestationResponse;
  return {
    id: textOf(rawId),
    clientDataJSON: textOf(clientDataJSON),
    attestationObject: textOf(attestationObject),
  };
}

/** Lets somebody choose a passkey; the secret in it stays on this device. */
export async function showPasskey({
  challenge,
  rpId,
}: ChallengeResponse): Promise<{ readonly shown: ShownPasskey; readonly secret: string }> {
  const found = await navigator.credentials
    .get({
      publicKey: { challenge: fromBase64url(challenge), rpId, userVerification: 'required' },
    })
    .catch((error: unknown) => {
      throw new NoPasskey(String(error));
    });
  const { rawId, response } = found as PublicKeyCredential;
  const { clientDataJSON, authenticatorData, signature, userHandle } =
    response as AuthenticatorAssertionResponse;
  if (userHandle === null) throw new NoPasskey('the passkey has no secret');
  return {
    shown: {
      id: textOf(rawId),
      clientDataJSON: textOf(clientDataJSON),
      authenticatorData: textOf(authenticatorData),
      signature: textOf(signature),
    },
    secret: textOf(userHandle),
  };
}

function textOf(buffer: ArrayBuffer): string {
  return toBase64url(new Uint8Array(buffer));
}
