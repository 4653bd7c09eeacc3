import { createEntityAdapter, type EntityState } from '@reduxjs/toolkit';
import type { ApiBody, ApiQuery } from '@/contract/api';
import type { Id } from '@/contract/common';
import type { CancelResponse, Order, OrderDetail, ShippingAddress } from '@/contract/orders';
import { asList, asNumber, asRecord, asText } from '@/lib/coerce';
import { baseApi } from './baseApi';
import { parseOrder, parseOrderDetail, parseShippingAddress } from './parsers/orders';
import { request, type WithIdempotencyKey } from './request';
import { idTag, onSuccess, provideList } from './tags';

export type OrderRecords = EntityState<Order, Id>;

export interface OrderPageResult {
  orders: OrderRecords;
  /** `undefined` when the server sends none (product 11.1). */
  totalPages: number | undefined;
}

export interface OrderDetailResult {
  /** `undefined` when the response holds no usable order. */
  order: OrderDetail | undefined;
  shippingAddress: ShippingAddress;
}

const ordersAdapter = createEntityAdapter<Order, Id>({ selectId: ({ _id }) => _id });
const noOrders = ordersAdapter.getInitialState();
const { selectAll } = ordersAdapter.getSelectors();

export const ordersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getOrders: build.query<OrderPageResult, ApiQuery<'GET /user/get-orders'>>({
      query: (params) => request('GET /user/get-orders', { params }),
      transformResponse: (response: unknown) => {
        const { orders, totalPages } = asRecord(response);
        return {
          orders: ordersAdapter.setAll(noOrders, asList(orders, parseOrder)),
          totalPages: asNumber(totalPages),
        };
      },
      providesTags: (result) => provideList('Order', result?.orders),
    }),
    getSingleOrderHistory: build.query<OrderDetailResult, Id>({
      query: (_id) => request('GET /user/get-single-order-history', { params: { _id } }),
      transformResponse: (response: unknown) => {
        const { order, shippingAddress } = asRecord(response);
        return {
          order: parseOrderDetail(order),
          shippingAddress: parseShippingAddress(shippingAddress),
        };
      },
      providesTags: (_result, _error, id) => [idTag('Order', id)],
    }),
    cancelOrder: build.mutation<
      Pick<CancelResponse, 'notInCart'>,
      WithIdempotencyKey<ApiBody<'POST /user/cancel-order'>>
    >({
      query: ({ idempotencyKey, ...body }) =>
        request('POST /user/cancel-order', { body, idempotencyKey }),
      transformResponse: (response: unknown) => ({
        notInCart: asList(asRecord(response)['notInCart'], asText),
      }),
      invalidatesTags: (_result, error, { toCart }) =>
        onSuccess(error, toCart === true ? ['Order', 'Cart'] : ['Order']),
    }),
  }),
});

export const { useGetOrdersQuery, useGetSingleOrderHistoryQuery, useCancelOrderMutation } =
  ordersApi;

/** Orders in the server's order. */
export const selectOrders = (records: OrderRecords | undefined) => selectAll(records ?? noOrders);
