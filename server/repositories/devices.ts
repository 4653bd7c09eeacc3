import { isoAfter } from '../clock.ts';
import type { Queryable } from '../db/open.ts';
import { DEVICES_PER_USER, DEVICE_LIFE_MS } from '../limits/signIn.ts';

/** A sign-in on a device; it replaces the cookie. */
export interface DeviceSignIn {
  /** Hash of the old cookie. */
  from: string;
  /** Hash of the new cookie. */
  to: string;
  userId: string;
}

/** Records a sign-in on a device, and deletes the oldest devices beyond the limit. */
export async function rememberDevice(db: Queryable, { from, to, userId }: DeviceSignIn, now: Date) {
  const at = now.toISOString();
  // Other customers who signed in on the device keep it.
  await db.updateTable('devices').set({ token_hash: to }).where('token_hash', '=', from).execute();
  await db
    .insertInto('devices')
    .values({ token_hash: to, user_id: userId, created_at: at, signed_in_at: at })
    .onConflict((oc) => oc.columns(['token_hash', 'user_id']).doUpdateSet({ signed_in_at: at }))
    .execute();
  const kept = db
    .selectFrom('devices')
    .select('token_hash')
    .where('user_id', '=', userId)
    .orderBy('signed_in_at', 'desc')
    .orderBy('token_hash')
    .limit(DEVICES_PER_USER);
  await db
    .deleteFrom('devices')
    .where('user_id', '=', userId)
    .where('token_hash', 'not in', kept)
    .execute();
}

/** Whether the customer with this e-mail address has signed in on the device. */
export async function isKnownDevice(
  db: Queryable,
  { device, email }: { device: string; email: string },
  now: Date,
) {
  const found = await db
    .selectFrom('devices')
    .innerJoin('users', 'users.id', 'devices.user_id')
    .select('devices.token_hash')
    .where('devices.token_hash', '=', device)
    .where('signed_in_at', '>', isoAfter(now, -DEVICE_LIFE_MS))
    .where('users.email', '=', email)
    .executeTakeFirst();
  return found !== undefined;
}

/** Id of the first customer of a device; `undefined` for an unknown device. */
export async function customerOfDevice(db: Queryable, device: string, now: Date) {
  const found = await db
    .selectFrom('devices')
    .select('user_id')
    .where('token_hash', '=', device)
    .where('signed_in_at', '>', isoAfter(now, -DEVICE_LIFE_MS))
    .orderBy('created_at')
    .orderBy('user_id')
    .limit(1)
    .executeTakeFirst();
  return found?.user_id;
}

/** Deletes all known devices of a customer. */
export async function forgetDevices(db: Queryable, userId: string) {
  await db.deleteFrom('devices').where('user_id', '=', userId).execute();
}
