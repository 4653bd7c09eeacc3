import type { Id } from '@/contract/common';
import { BOOKING_ANCHOR, paths, withQuery } from './paths';
import { parseSamples } from './shortlist';

const listed = (path: string, key: string, ids: readonly Id[]) =>
  withQuery(path, { [key]: ids.join(',') }).replaceAll('%2C', ',');

/** URL that puts fabrics into the sample basket. */
export const samplesPath = (ids: readonly Id[]): string => listed(paths.samples, 'add', ids);

/** URL of the enquiry form that names the fabrics of which samples are brought to the visit. */
export const broughtSamplesPath = (ids: readonly Id[]): string =>
  `${listed(paths.home, 'samples', ids)}#${BOOKING_ANCHOR}`;

/** Reads the untrusted query of `samplesPath` (`add`) or `broughtSamplesPath` (`samples`). */
export const readSamples = (params: URLSearchParams, key: 'add' | 'samples'): Id[] =>
  parseSamples((params.get(key) ?? '').split(','));
