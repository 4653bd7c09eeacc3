import type { Id } from '@/contract/common';
import { asList } from './coerce';

/** Most products of a shortlist, which stand side by side on one page. */
export const MAX_SHORTLISTED = 4;

/** Most products of an account's shortlist. */
export const MAX_KEPT = 60;

/** Most cloths of a request for samples. */
export const MAX_SAMPLES = 5;

const MAX_ID_LENGTH = 64;

function asId(value: unknown): Id | undefined {
  const id = typeof value === 'string' ? value.trim() : '';
  return id !== '' && id.length <= MAX_ID_LENGTH ? id : undefined;
}

/** The first ids of an untrusted list: usable ones, each once. */
const parseIds = (value: unknown, max: number): Id[] =>
  [...new Set(asList(value, asId))].slice(0, max);

/** The ids of an untrusted list, at most `MAX_SHORTLISTED`. */
export const parseShortlist = (value: unknown): Id[] => parseIds(value, MAX_SHORTLISTED);

/** The ids of an untrusted list, at most `MAX_KEPT`. */
export const parseKeptIds = (value: unknown): Id[] => parseIds(value, MAX_KEPT);

/** The ids of an untrusted list, at most `MAX_SAMPLES`. */
export const parseSamples = (value: unknown): Id[] => parseIds(value, MAX_SAMPLES);
