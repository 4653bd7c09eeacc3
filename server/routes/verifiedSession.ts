import type { VerifiedSession } from '../../src/contract/auth.ts';
import type { Tx } from '../db/open.ts';
import type { Device } from '../http/deviceCookie.ts';
import type { UsersTable } from '../db/customerTables.ts';
import { rememberDevice } from '../repositories/devices.ts';
import { openSession } from '../repositories/sessions.ts';
import { deviceNameOf } from '../rules/deviceName.ts';
import type { Services } from '../services.ts';

/** The response of a sign-in without its message. */
export type NewSession = Omit<VerifiedSession, 'message'>;

/** Creates a session after a code or a passkey was verified, and marks the device as known. */
export async function createSession(
  trx: Tx,
  { clock }: Pick<Services, 'clock'>,
  { user, device, userAgent }: { user: UsersTable; device: Device; userAgent: string },
): Promise<NewSession> {
  const now = clock.now();
  const { id, email, name, role } = user;
  const token = await openSession(trx, id, now, deviceNameOf(userAgent));
  await rememberDevice(trx, { from: device.hash, to: device.renew(), userId: id }, now);
  return { token, role, admin: { _id: id, email, ...(name ? { name } : {}) } };
}
