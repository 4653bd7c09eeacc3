import { typedLine } from './typed';

/** Longest search text that the server accepts. */
export const MAX_SEARCH_LENGTH = 100;
/** Rejected by the server. */
const CONTROL_CHARACTERS = /\p{Cc}/gu;

/** Search text of a URL, for example `?search=linen`; empty without one. */
export function searchOf(params: URLSearchParams): string {
  const text = (params.get('search') ?? '').replace(CONTROL_CHARACTERS, ' ');
  return typedLine(text).slice(0, MAX_SEARCH_LENGTH);
}
