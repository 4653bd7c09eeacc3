import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useGetWindowOffersQuery } from '@/api/windowOffers';
import type { WindowToOffer } from '@/contract/madeToMeasure';
import type { Id } from '@/contract/common';
import { sizeOf, type MeasuredWindow } from '@/lib/windows/measuredWindow';

/** The least price of a window in the currency of the shop, and what it buys. */
export interface ShownOffer {
  productId: Id;
  price: number;
  currency: string;
}

/** What of a window decides its price; `undefined` while it is not measured. */
function toOffer(window: MeasuredWindow): WindowToOffer | undefined {
  const { width, drop } = sizeOf(window);
  if (width === null || drop === null) return undefined;
  const { id: windowId, mount, heading, draw, widths, drops, track, depth } = window;
  const { freeLeft, freeRight, reach, floor, notes } = window;
  const size = { widths, drops, track, freeLeft, freeRight, depth };
  return { windowId, mount, heading, draw, ...size, reach, floor, notes };
}

/**
 * What windows cost at least, finished, by their id. One request for all: the calculation would be 26 kB of scripts for
 * everybody who lists windows, and needs every product that is made to measure.
 */
export function useWindowOffers(windows: readonly MeasuredWindow[]): ReadonlyMap<Id, ShownOffer> {
  const asked = useMemo(() => windows.flatMap((window) => toOffer(window) ?? []), [windows]);
  const { data } = useGetWindowOffersQuery(asked.length === 0 ? skipToken : asked);
  return useMemo(() => {
    const { currency = '', offers = [] } = data ?? {};
    return new Map(
      offers.map(({ windowId, ...offer }) => [windowId, { ...offer, currency }] as const),
    );
  }, [data]);
}
