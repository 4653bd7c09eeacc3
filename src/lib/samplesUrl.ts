import type { Id } from '@/contract/common';
import { BOOKING_ANCHOR, paths, withQuery } from './paths';
import { parseShortlist } from './shortlist';

/** URL of the enquiry form that names the fabrics of which samples are wanted. */
export function samplesPath(ids: readonly Id[]): string {
  const path = withQuery(paths.home, { samples: ids.join(',') }).replaceAll('%2C', ',');
  return `${path}#${BOOKING_ANCHOR}`;
}

/** Reads the untrusted query: ids of fabrics, at most as many as a comparison has. */
export function readSamples(params: URLSearchParams): Id[] {
  return parseShortlist((params.get('samples') ?? '').split(','));
}
