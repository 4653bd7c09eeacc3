import type { Id } from '@/contract/common';
import { asList } from './coerce';

/** Most products of a shortlist, which stand side by side on one page. */
export const MAX_SHORTLISTED = 4;

const MAX_ID_LENGTH = 64;

function asId(value: unknown): Id | undefined {
  const id = typeof value === 'string' ? value.trim() : '';
  return id !== '' && id.length <= MAX_ID_LENGTH ? id : undefined;
}

/** The ids of an untrusted list: usable ones, each once, at most `MAX_SHORTLISTED`. */
export function parseShortlist(value: unknown): Id[] {
  return [...new Set(asList(value, asId))].slice(0, MAX_SHORTLISTED);
}
