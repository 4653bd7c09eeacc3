import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useMemo } from 'react';
import { usePriceWindowQuery } from '@/api/madeToMeasure';
import type { WindowPrice, WindowPriceRequest } from '@/contract/madeToMeasure';
import { useSettledValue } from '@/hooks/useSettledValue';
import type { Refused } from '@/lib/madeToMeasure/configuration';
import {
  priceWindow,
  type PricedWindow,
  type WindowRequest,
} from '@/lib/madeToMeasure/priceWindow';
import { useAppStore } from '@/store/hooks';

export interface PricedDraft {
  /** Calculated in the browser, at once. */
  result: PricedWindow | Refused;
  /** In dirhams: the server's once it has answered. `undefined` when the window cannot be made. */
  price: number | undefined;
  /** The server's answer to this configuration. */
  confirmed: WindowPrice | undefined;
  /** The server's last answer, also to another configuration, so that what it says does not come and go. */
  answer: WindowPrice | undefined;
  /** Whether nothing more follows without a change: the server has answered, failed, or is not asked. */
  isSettled: boolean;
  hasFailed: boolean;
}

const NOTHING: Refused = { kind: 'refused', refusal: { code: 'unmeasured' } };

/**
 * The price of a configuration: calculated here, and confirmed by the server once the customer rests.
 * @param request `undefined` until there is something to price
 */
export function usePricedWindow(
  request: WindowRequest | undefined,
  body: WindowPriceRequest | undefined,
): PricedDraft {
  const { log } = useAppStore().services;
  const result = useMemo(() => (request ? priceWindow(request) : NOTHING), [request]);
  const settling = body ?? NOTHING;
  const isResting = useSettledValue<object>(settling) === settling;
  const calculated = result.kind === 'refused' ? undefined : result.total / 100;
  const isAsked = isResting && calculated !== undefined && body !== undefined;
  const { data, currentData, isError } = usePriceWindowQuery(isAsked ? body : skipToken);
  const confirmed = isAsked ? currentData : undefined;
  const price = confirmed === undefined ? calculated : (confirmed.price ?? undefined);
  const isDifferent = price !== calculated;
  useEffect(() => {
    if (isDifferent) log('The server and the browser price a window differently.', body);
  }, [isDifferent, log, body]);
  return {
    result,
    price,
    confirmed,
    answer: data,
    isSettled: isResting && (!isAsked || confirmed !== undefined || isError),
    hasFailed: isAsked && isError,
  };
}
