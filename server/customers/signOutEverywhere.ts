import type { Tx } from '../db/open.ts';
import { forgetDevices } from '../repositories/devices.ts';
import { revokeSessions } from '../repositories/sessions.ts';

/** Ends all sessions of a customer and forgets the known devices. @returns how many sessions were active */
export async function signOutEverywhere(trx: Tx, userId: string, now: Date): Promise<number> {
  await forgetDevices(trx, userId);
  return revokeSessions(trx, userId, now);
}
