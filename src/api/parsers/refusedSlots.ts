import { asRecord } from '@/lib/coerce';
import type { RequestMeta } from '../baseQuery';
import type { ApiError } from '../errors';
import { parseSlots } from './slots';

const CONFLICT = 409;

/** The error with the free slots that the server names instead of a taken one (product 7.14). */
export function slotsOfError(error: ApiError, meta: RequestMeta | undefined): ApiError {
  if (error.status !== CONFLICT) return error;
  const slots = parseSlots(asRecord(meta?.refusal)['slots']);
  return slots.length === 0 ? error : { ...error, slots };
}
