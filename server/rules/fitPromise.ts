import type { GuaranteeGap } from '../../src/lib/madeToMeasure/fitGuarantee.ts';
import { validUntil } from './validUntil.ts';

/** Days after the delivery in which it is claimed, as the texts of the shop say. */
const GUARANTEE_DAYS = 30;

/** A finished window of an order, as far as the fit guarantee depends on it. */
export interface PromisedWindow {
  /** What its worksheet lacked; `undefined` for one that was ordered before the guarantee was given. */
  gaps: readonly GuaranteeGap[] | undefined;
  /** Whether it was made again for nothing before. */
  isRemade: boolean;
  /** `undefined` until then. */
  deliveredAt: Date | undefined;
}

/** Whether a window is made again for nothing when it does not fit, until when, or why not (product 16.27). */
export type Promised =
  | { state: 'given'; until: Date | undefined }
  | { state: 'ended'; until: Date }
  | { state: 'missing' | 'used' };

/** What the fit guarantee gives for a window now. */
export function fitPromise({ gaps, isRemade, deliveredAt }: PromisedWindow, now: Date): Promised {
  if (gaps?.length !== 0) return { state: 'missing' };
  if (isRemade) return { state: 'used' };
  const until = deliveredAt && validUntil(deliveredAt, GUARANTEE_DAYS);
  return until !== undefined && until < now ? { state: 'ended', until } : { state: 'given', until };
}
