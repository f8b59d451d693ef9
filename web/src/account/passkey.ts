import type { ChallengeResponse, NewPasskey, ShownPasskey } from '@richtfest/protocol';
import { fromBase64url, toBase64url } from './base64url.ts';

/** The secret of a new account: 32 random bytes, which its passkeys carry and no server sees. */
export function newSecret(): string {
  return toBase64url(crypto.getRandomValues(new Uint8Array(32)));
}

/** Why passkeys can't be used here; undefined if they can. */
export function passkeyProblem(): 'insecure' | 'unsupported' | undefined {
  if (!isSecureContext) return 'insecure';
  // Passkeys need a domain name, not an IP address, even on localhost.
  if (/^[\d.]+$|^\[/.test(location.hostname)) return 'insecure';
  const isThere = 'PublicKeyCredential' in globalThis && 'CompressionStream' in globalThis;
  return isThere ? undefined : 'unsupported';
}

/** The player cancelled, or the request timed out. */
export class NoPasskey extends Error {
  override readonly name = 'NoPasskey';
}

/** The authenticator already has a passkey of this account. */
export class PasskeyHere extends Error {
  override readonly name = 'PasskeyHere';
}

interface PasskeyOptions extends ChallengeResponse {
  readonly secret: string;
  /** The name the browser shows for the passkey. */
  readonly name: string;
  /** The ids of the account's passkeys. */
  readonly others: readonly string[];
}

/** Creates a passkey with the account's secret as its user handle. */
export async function createPasskey(options: PasskeyOptions): Promise<NewPasskey> {
  const { challenge, rpId, secret, name, others } = options;
  const made = await navigator.credentials
    .create({
      publicKey: {
        challenge: fromBase64url(challenge),
        rp: { id: rpId, name: 'Richtfest' },
        user: { id: fromBase64url(secret), name, displayName: name },
        // ES256, EdDSA and RS256.
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

/** Lets the player choose a passkey; its secret stays on this device. */
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
