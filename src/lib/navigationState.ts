import { asRecord, asText } from './coerce';

/** Parsers of navigation state, which is untrusted: it survives reloads and may come from an older version. */

/** Navigation state of a detail page; the id may be in the query string instead. */
export interface IdState {
  id: string;
}

/** Id of a detail page, from navigation state or else the query string. */
export function readId(state: unknown, params: URLSearchParams, key = 'id'): string | undefined {
  const id = asText(asRecord(state)[key]) ?? params.get(key) ?? undefined;
  return id === '' ? undefined : id;
}

/** Whether the navigation opens the search overlay (product 5.3). */
export function wantsSearch(state: unknown): boolean {
  return asRecord(state)['search'] === true;
}

/** Name of the overlay that a history entry shows, e.g. the menu; see `useHistoryOverlay`. */
export function readOverlay(state: unknown): string | undefined {
  return asText(asRecord(state)['overlay']);
}

/** Whether sign-in returned to the screen and something continues there; see `readResumed`. */
export function isResuming(state: unknown): boolean {
  return asRecord(state)['resume'] !== undefined;
}
