import { exportPerson } from '../customers/exportPerson.ts';
import { exportedPhotoUrl } from '../customers/exportedPhotos.ts';
import type { ClientNetworks } from '../http/client.ts';
import { counterOf, limitReads } from '../http/enforceRateLimit.ts';
import { unavailable } from '../http/errors.ts';
import { JsonStream } from '../http/jsonStream.ts';
import { EXPORT_MS } from '../limits/customers.ts';
import type { SessionUser } from '../repositories/sessions.ts';
import type { Services } from '../services.ts';

/**
 * All data about a customer, with URLs of the photos. The shop serves one export at a time.
 * @throws HttpError 429, or 503 while another export runs
 */
export async function exportAccount(
  services: Services,
  user: SessionUser,
  client: ClientNetworks,
): Promise<JsonStream> {
  const release = await services.exports.take(client);
  if (release === undefined) throw unavailable((m) => m.requests.busy);
  try {
    const subjects = [counterOf(services, 'exportsPerCustomer', user.id)];
    await limitReads(services, { subjects }, (m) => m.shop.tooManyExports);
  } catch (error) {
    release();
    throw error;
  }
  const parts = exportPerson(services.db, user, (photoId) =>
    Promise.resolve({ url: exportedPhotoUrl(services, user.sessionId, photoId) }),
  );
  return new JsonStream(parts, EXPORT_MS, release);
}
