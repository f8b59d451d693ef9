import type { NewPasskey, ShownPasskey } from '@richtfest/protocol';
import { RequestError } from '../request-error.ts';
import type { StoredPasskey } from '../store/account-store.ts';
import type { RelyingParty } from './relying-party.ts';

interface Check {
  readonly site: RelyingParty;
  /** Whether this was asked for, and not yet answered. */
  readonly isExpected: (challenge: string) => Promise<boolean>;
}

const TYPE = { type: 'public-key', clientExtensionResults: {} } as const;

/** Verifies a newly created passkey, whose owner is not known yet. */
export async function checkNewPasskey(
  { id, ...response }: NewPasskey,
  { site, isExpected }: Check,
): Promise<Pick<StoredPasskey, 'id' | 'rpId' | 'publicKey' | 'counter'>> {
  // Loaded on demand: most servers never need it.
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const checked = await verifyRegistrationResponse({
    response: { ...TYPE, id, rawId: id, response },
    expectedChallenge: isExpected,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
  }).catch(refused);
  if (!checked.verified) throw refusal();
  const { credential } = checked.registrationInfo;
  return {
    id: credential.id,
    rpId: site.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
  };
}

/** Returns the authenticator's counter: one that went backwards is a copy's. */
export async function checkShownPasskey(
  { id, ...response }: ShownPasskey,
  passkey: StoredPasskey,
  { site, isExpected }: Check,
): Promise<number> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const checked = await verifyAuthenticationResponse({
    response: { ...TYPE, id, rawId: id, response },
    expectedChallenge: isExpected,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    credential: {
      id,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
  }).catch(refused);
  if (!checked.verified) throw refusal();
  return checked.authenticationInfo.newCounter;
}

/** The library throws details, which would help only an attacker. */
function refused(error: unknown): never {
  throw refusal(error);
}

function refusal(cause?: unknown): RequestError {
  const problem = new RequestError(
    'passkey-refused',
    'This passkey could not be checked. Try again.',
  );
  problem.cause = cause;
  return problem;
}
