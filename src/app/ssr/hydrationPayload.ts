import type { HydrationPayload } from '@/contract/render';
import { asRecord, asText } from '@/lib/coerce';

/** Id of the script element in which the server embeds the payload. */
const PAYLOAD_ID = 'hydration-payload';

/** Reads the hydration payload of a page; `undefined` when the client renders the page. */
export function readHydrationPayload(page: Document): HydrationPayload | undefined {
  const text = page.getElementById(PAYLOAD_ID)?.textContent;
  if (text === undefined || text === '') return undefined;
  try {
    const { origin, cache } = asRecord(JSON.parse(text));
    const { queries, provided } = asRecord(cache);
    return {
      origin: asText(origin) ?? '',
      cache: { queries: asRecord(queries), provided: asRecord(provided) },
    };
  } catch {
    return undefined;
  }
}
