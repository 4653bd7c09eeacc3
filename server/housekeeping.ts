import { HOUR, isoAfter } from './clock.ts';
import { reasonOf } from './errorDetails.ts';
import { DEVICE_LIFE_MS, IDEMPOTENCY_LIFE_MS, RETENTION } from './limits.ts';
import { purgeDevices } from './repositories/devices.ts';
import { purgeEnquiries } from './repositories/enquiries.ts';
import { purgeKeys } from './repositories/idempotencyKeys.ts';
import { purgeMails } from './repositories/mails.ts';
import { purgeEvents } from './repositories/paymentEvents.ts';
import { purgeSessions } from './repositories/sessions.ts';
import { purgeCodes } from './repositories/signInCodes.ts';
import { purgeThrottles } from './repositories/throttles.ts';
import type { Services } from './services.ts';

/** Deletes expired data, so that no personal data is kept longer than needed. */
export async function cleanUp({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await purgeCodes(db, isoAfter(now, -RETENTION.codesMs));
  await purgeKeys(db, isoAfter(now, -IDEMPOTENCY_LIFE_MS));
  await purgeThrottles(db, isoAfter(now, -RETENTION.rateLimitsMs));
  await purgeSessions(db, isoAfter(now, -RETENTION.sessionsMs));
  await purgeDevices(db, isoAfter(now, -DEVICE_LIFE_MS));
  await purgeMails(db, isoAfter(now, -RETENTION.mailsMs));
  await purgeEvents(db, isoAfter(now, -RETENTION.paymentEventsMs));
  await purgeEnquiries(db, isoAfter(now, -RETENTION.enquiriesMs));
}

/** Cleans up now and every hour. @returns a function that stops the timer */
export function startHousekeeping(services: Services): () => void {
  const run = (): void => {
    cleanUp(services).catch((error: unknown) => {
      services.log.warn('Cleanup failed and will be retried.', { reason: reasonOf(error) });
    });
  };
  run();
  const timer = setInterval(run, HOUR);
  timer.unref();
  return () => clearInterval(timer);
}
