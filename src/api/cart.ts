import { createEntityAdapter, createSelector, type EntityState } from '@reduxjs/toolkit';
import type { CartAction, CartItem, CartLineRef } from '@/contract/cart';
import type { MessageBody, Money } from '@/contract/common';
import type { PaymentType } from '@/contract/orders';
import { baseApi } from './baseApi';
import { PAYMENT_TYPES, parseCart } from './parsers/cart';
import { request, type WithIdempotencyKey } from './request';
import { idTag, invalidateAll, listTag } from './tags';

/** Key of a cart line: a cart holds a size of a product once. */
export type CartLineKey = string;

export interface CartResult {
  lines: EntityState<CartItem, CartLineKey>;
  currencySymbol: string;
  subTotal: Money;
  shippingCharge: Money;
  total: Money;
  /** Payment types the server takes; `undefined` when it does not say. */
  paymentTypes?: PaymentType[];
}

/** The key of the line that holds this size. */
export const cartLineKey = ({ productId, sizeId }: CartLineRef): CartLineKey =>
  `${productId}:${sizeId}`;

const linesAdapter = createEntityAdapter<CartItem, CartLineKey>({ selectId: cartLineKey });
const noLines = linesAdapter.getInitialState();
const lineSelectors = linesAdapter.getSelectors();

export const cartApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getCart: build.query<CartResult, void>({
      query: () => request('GET /user/get-cart', {}),
      transformResponse: (response: unknown) => {
        const { cart, ...totals } = parseCart(response);
        return { ...totals, lines: linesAdapter.setAll(noLines, cart) };
      },
      providesTags: (result) => [
        listTag('Cart'),
        ...(result?.lines.ids ?? []).map((key) => idTag('Cart', key)),
      ],
    }),
    addToCart: build.mutation<MessageBody, WithIdempotencyKey<CartLineRef>>({
      query: ({ idempotencyKey, productId, sizeId }) =>
        request('POST /user/add-to-cart', { body: { productId, sizeId }, idempotencyKey }),
      invalidatesTags: (_result, error) => invalidateAll(error),
    }),
    actOnCart: build.mutation<MessageBody, CartLineRef & { action: CartAction }>({
      query: ({ action, productId, sizeId }) =>
        request('POST /user/cart-action', { params: { action }, body: { productId, sizeId } }),
      invalidatesTags: (_result, error) => invalidateAll(error),
    }),
  }),
});

export const { useGetCartQuery, useAddToCartMutation, useActOnCartMutation } = cartApi;
/** Keeps the cart read without rendering when it changes. */
export const { useQuerySubscription: useCartSubscription } = cartApi.endpoints.getCart;

const selectCartQuery = cartApi.endpoints.getCart.select();
type CartRootState = Parameters<typeof selectCartQuery>[0];

/** The cart as last answered; `undefined` before the first answer. */
export const selectCart = (state: CartRootState) => selectCartQuery(state).data;
const selectLines = (state: CartRootState) => selectCart(state)?.lines ?? noLines;

export const selectCartLineKeys = (state: CartRootState) =>
  lineSelectors.selectIds(selectLines(state));
export const selectCartLines = (state: CartRootState) =>
  lineSelectors.selectAll(selectLines(state));
export const selectCartLineByKey = (state: CartRootState, key: CartLineKey) =>
  lineSelectors.selectById(selectLines(state), key);

/** Payment types the checkout offers: all of them unless the server names fewer. */
export const selectPaymentTypes = (state: CartRootState): readonly PaymentType[] =>
  selectCart(state)?.paymentTypes ?? PAYMENT_TYPES;

/** How many pieces the cart holds, over all lines. */
export const selectCartCount = createSelector([selectCartLines], (lines) =>
  lines.reduce((count, { quantity }) => count + quantity, 0),
);

/** The symbol before every amount of the cart; empty before the first answer. */
export const selectCartCurrency = (state: CartRootState) => selectCart(state)?.currencySymbol ?? '';

/** The server's totals; `undefined` before the first answer. */
export const selectCartTotals = createSelector([selectCart], (cart) =>
  cart === undefined
    ? undefined
    : {
        currencySymbol: cart.currencySymbol,
        subTotal: cart.subTotal,
        shippingCharge: cart.shippingCharge,
        total: cart.total,
      },
);
