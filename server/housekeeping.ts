import { DAY, HOUR, isoAfter } from './clock.ts';
import { IDEMPOTENCY_LIFE_MS } from './config.ts';
import { reasonOf } from './errorFacts.ts';
import { purgeEnquiries } from './repositories/enquiries.ts';
import { purgeKeys } from './repositories/idempotencyKeys.ts';
import { purgeCodes } from './repositories/loginCodes.ts';
import { purgeMails } from './repositories/mails.ts';
import { purgeEvents } from './repositories/payments.ts';
import { purgeSessions } from './repositories/sessions.ts';
import { purgeThrottles } from './repositories/throttles.ts';
import type { Services } from './services.ts';

/** Providers repeat their news for days; settling them twice would do no harm either. */
const EVENT_LIFE_MS = 90 * DAY;
const ENQUIRY_LIFE_MS = 365 * DAY;

/** Forgets what has served its time, so that nothing personal is kept for longer than it is of use. */
export async function cleanUp({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await purgeCodes(db, isoAfter(now, -DAY));
  await purgeKeys(db, isoAfter(now, -IDEMPOTENCY_LIFE_MS));
  await purgeThrottles(db, isoAfter(now, -31 * DAY));
  await purgeSessions(db, isoAfter(now, -DAY));
  await purgeMails(db, isoAfter(now, -7 * DAY));
  await purgeEvents(db, isoAfter(now, -EVENT_LIFE_MS));
  await purgeEnquiries(db, isoAfter(now, -ENQUIRY_LIFE_MS));
}

/** Cleans up now and every hour. @returns a function that ends it */
export function startHousekeeping(services: Services): () => void {
  const run = (): void => {
    cleanUp(services).catch((error: unknown) => {
      services.log.warn('Cleaning up failed and will be tried again.', { reason: reasonOf(error) });
    });
  };
  run();
  const timer = setInterval(run, HOUR);
  timer.unref();
  return () => clearInterval(timer);
}
