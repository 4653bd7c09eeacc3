import type { OrderPayload, PlacedOrder } from '@/contract/orders';
import { baseApi } from './baseApi';
import { parsePlacedOrder } from './parsers/placedOrder';
import { request, type WithIdempotencyKey } from './request';
import { onSuccess } from './tags';

/** Separate from the other orders endpoints, so that the checkout does not load their parsers. */
export const placeOrderApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    placeOrder: build.mutation<PlacedOrder, WithIdempotencyKey<OrderPayload>>({
      query: ({ idempotencyKey, ...body }) =>
        request('POST /user/place-order', {
          params: { paymentType: body.paymentType },
          body,
          idempotencyKey,
        }),
      extraOptions: { failure: 'changed' },
      transformResponse: parsePlacedOrder,
      invalidatesTags: (_result, error) => onSuccess(error, ['Order', 'Cart']),
    }),
  }),
});

export const { usePlaceOrderMutation } = placeOrderApi;
