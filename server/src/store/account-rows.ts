import type { OwnedPasskey, StoredPasskey, StoredSession } from './account-store.ts';
import type { PasskeyRow, SessionRow } from './database.ts';

// Numbers are taken through `Number`: some drivers hand whole numbers out as text.

export function passkeyRow(account: string, passkey: StoredPasskey): PasskeyRow {
  return {
    id: passkey.id,
    account_id: account,
    rp_id: passkey.rpId,
    public_key: passkey.publicKey,
    counter: passkey.counter,
    name: passkey.name,
    created_at: passkey.createdAt,
    used_at: passkey.usedAt,
  };
}

export function passkeyFromRow(row: PasskeyRow): StoredPasskey {
  return {
    id: row.id,
    rpId: row.rp_id,
    publicKey: row.public_key,
    counter: Number(row.counter),
    name: row.name,
    createdAt: Number(row.created_at),
    usedAt: Number(row.used_at),
  };
}

export function ownedPasskey(row: PasskeyRow): OwnedPasskey {
  return { ...passkeyFromRow(row), account: row.account_id };
}

export function sessionFromRow(row: SessionRow): StoredSession {
  return {
    tokenHash: row.token_hash,
    account: row.account_id,
    openedAt: Number(row.opened_at),
    expiresAt: Number(row.expires_at),
  };
}
