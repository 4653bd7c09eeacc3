import type { Queryable } from '../db/open.ts';
import { newId } from '../ids.ts';
import type { DeviceName } from '../rules/deviceName.ts';

/** What a browser reported of a new passkey, and the server verified. */
export interface NewPasskey {
  /** Base64url, like the key. */
  credentialId: string;
  publicKey: string;
  /** How often the device says that it was used; 0 when it does not count. */
  counter: number;
  /** How browsers reach the device that has it, e.g. `internal`. */
  transports: readonly string[];
}

/** A passkey and its owner, so that queries never find other customers' passkeys. */
export interface OwnPasskey {
  credentialId: string;
  userId: string;
}

/** Passkeys of a customer, the newest first. */
export async function listPasskeys(db: Queryable, userId: string) {
  return db
    .selectFrom('passkeys')
    .select(['id', 'credential_id', 'browser', 'system', 'created_at', 'last_used_at'])
    .select('transports')
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
}

/** Adds a passkey. @returns whether no account has it yet */
export async function insertPasskey(
  db: Queryable,
  { userId, credentialId, ...passkey }: NewPasskey & OwnPasskey,
  { browser, system }: DeviceName,
  now: Date,
): Promise<boolean> {
  const added = await db
    .insertInto('passkeys')
    .values({
      id: newId(),
      user_id: userId,
      credential_id: credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: JSON.stringify(passkey.transports),
      browser: browser ?? null,
      system: system ?? null,
      created_at: now.toISOString(),
      last_used_at: null,
    })
    .onConflict((oc) => oc.column('credential_id').doNothing())
    .executeTakeFirst();
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Id of the customer of a passkey; `undefined` for an unknown one. */
export async function ownerOfPasskey(db: Queryable, credentialId: string) {
  const found = await db
    .selectFrom('passkeys')
    .select('user_id')
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
  return found?.user_id;
}

/** Key and counter of a passkey; `undefined` when the customer does not have it. */
export async function findPasskey(db: Queryable, { credentialId, userId }: OwnPasskey) {
  return db
    .selectFrom('passkeys')
    .select(['public_key', 'counter'])
    .where('credential_id', '=', credentialId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Stores that a passkey was used, with the counter of its device. */
export async function usePasskey(
  db: Queryable,
  { credentialId, userId, counter }: OwnPasskey & { counter: number },
  now: Date,
): Promise<void> {
  await db
    .updateTable('passkeys')
    .set({ counter, last_used_at: now.toISOString() })
    .where('credential_id', '=', credentialId)
    .where('user_id', '=', userId)
    .execute();
}

/** Removes a passkey. @returns whether the customer had it */
export async function deletePasskey(
  db: Queryable,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  const result = await db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
