import type { Tx } from '../db/open.ts';
import { forgetDevices } from '../repositories/devices.ts';
import { revokeSessions } from '../repositories/sessions.ts';
import { lockAccount } from '../repositories/users.ts';

/**
 * Ends all sessions of a customer and deletes the known devices, after the writes that are running.
 * @returns how many sessions were active
 */
export async function signOutEverywhere(trx: Tx, userId: string, now: Date): Promise<number> {
  await lockAccount(trx, { id: userId });
  await forgetDevices(trx, userId);
  return revokeSessions(trx, userId, now);
}
