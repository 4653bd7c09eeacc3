// Limits of search, filters and suggestions.
import { MINUTE, SECOND } from '../clock.ts';

/** Maximum length of a search, in characters. */
export const MAX_SEARCH_LENGTH = 100;

/** Maximum length of the values of one facet, in characters; all known ones are shorter. */
export const MAX_FILTER_LENGTH = 200;

/** Highest price of a filter in dirhams, as in a catalogue file. */
export const MAX_FILTER_PRICE = 1_000_000;

/** Responses to lists with more chosen values are not cached, because their number is unlimited (http/filterQuery.ts). */
export const MAX_SHARED_FILTERS = 2;

/** Index of the product search (searchIndex.ts). */
export const INDEX = {
  /** How long a request waits for the first index after the start; one of 100,000 products takes longer. */
  firstWaitMs: 10 * SECOND,
  /** How long requests wait for that of a changed catalogue, from its beginning; then the old one answers. */
  waitMs: 300,
  /** Interval at which a change is looked for that no request has noticed. */
  checkMs: 2 * SECOND,
} as const;

/** Age of the ratings by which lists are sorted (productSearch.ts). */
export const RATINGS_AGE_MS = 10 * MINUTE;

/** Searches without results (searchMisses.ts). */
export const SEARCH_MISSES = {
  /** Interval at which they are written. */
  writeMs: MINUTE,
  /** Terms in memory until then; further ones are not counted. */
  maxPending: 200,
  /** Rows in the database; those counted least are deleted. */
  maxRows: 1000,
  maxLength: 60,
} as const;
