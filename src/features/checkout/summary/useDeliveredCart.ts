import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { selectCart, useGetCartQuery, type CartResult } from '@/api/cart';
import { queryView } from '@/api/queryView';
import { useSettledValue } from '@/hooks/useSettledValue';
import { useAppSelector } from '@/store/hooks';
import { selectBillingDraft } from '@/store/selectBillingDraft';

/**
 * The cart as it is sold at the address of the form: the town decides whether finished windows are fitted (product 16.18).
 * @param isSent whether an order was sent; until then nothing is said of a town that is not filled in yet
 */
export function useDeliveredCart(isSent: boolean): CartResult | undefined {
  const cart = useAppSelector(selectCart);
  const { city, country } = useAppSelector(selectBillingDraft);
  const place = useSettledValue(useMemo(() => ({ city, country }), [city, country]));
  const isAsked = cart?.madeDelivery && (place.city !== '' || isSent);
  const { data } = useGetCartQuery(isAsked ? place : skipToken, { selectFromResult: queryView });
  return (isAsked ? data : undefined) ?? cart;
}
