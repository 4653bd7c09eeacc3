import { createEntityAdapter, createSelector, type EntityState } from '@reduxjs/toolkit';
import type {
  AdditionResponse,
  Cart,
  CartAction,
  CartAddition,
  CartItem,
  CartLineRef,
  CartPlace,
} from '@/contract/cart';
import type { MessageBody } from '@/contract/common';
import type { PaymentType } from '@/contract/orders';
import { baseApi } from './baseApi';
import { SPECIFIED_PAYMENT_TYPES, parseCart } from './parsers/cart';
import { request, type WithIdempotencyKey } from './request';
import { idTag, invalidateAll, listTag } from './tags';

/** Key of a cart line; a cart has one line per size of a product. */
export type CartLineKey = string;

export interface CartResult extends Omit<Cart, 'cart'> {
  lines: EntityState<CartItem, CartLineKey>;
}

/** The key of the line with this size. */
export const cartLineKey = ({ productId, sizeId }: CartLineRef): CartLineKey =>
  `${productId}:${sizeId}`;

const linesAdapter = createEntityAdapter<CartItem, CartLineKey>({ selectId: cartLineKey });
const noLines = linesAdapter.getInitialState();
const lineSelectors = linesAdapter.getSelectors();

export const cartApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getCart: build.query<CartResult, CartPlace | void>({
      query: (place) => request('GET /user/get-cart', place ? { params: place } : {}),
      transformResponse: (response: unknown) => {
        const { cart, ...totals } = parseCart(response);
        return { ...totals, lines: linesAdapter.setAll(noLines, cart) };
      },
      providesTags: (result) => [
        listTag('Cart'),
        ...(result?.lines.ids ?? []).map((key) => idTag('Cart', key)),
      ],
    }),
    addToCart: build.mutation<AdditionResponse, WithIdempotencyKey<CartAddition>>({
      query: ({ idempotencyKey, productId, sizeId, quantity }) =>
        request('POST /user/add-to-cart', {
          body: { productId, sizeId, quantity },
          idempotencyKey,
        }),
      invalidatesTags: (_result, error) => invalidateAll(error),
    }),
    actOnCart: build.mutation<MessageBody, CartLineRef & { action: CartAction }>({
      query: ({ action, productId, sizeId }) =>
        request('POST /user/cart-action', { params: { action }, body: { productId, sizeId } }),
      invalidatesTags: (_result, error) => invalidateAll(error),
    }),
  }),
});

export const { useGetCartQuery } = cartApi;
/** Subscribes to the cart without re-rendering when it changes. */
export const { useQuerySubscription: useCartSubscription } = cartApi.endpoints.getCart;

const selectCartQuery = cartApi.endpoints.getCart.select();
type CartRootState = Parameters<typeof selectCartQuery>[0];

/** The cart of the last response; `undefined` before the first one. */
export const selectCart = (state: CartRootState) => selectCartQuery(state).data;
const selectLines = (state: CartRootState) => selectCart(state)?.lines ?? noLines;

/** Lines of a cart that was read for a place. */
export const linesOf = ({ lines }: CartResult) => lineSelectors.selectAll(lines);

export const selectCartLineKeys = (state: CartRootState) =>
  lineSelectors.selectIds(selectLines(state));
export const selectCartLines = (state: CartRootState) =>
  lineSelectors.selectAll(selectLines(state));
export const selectCartLineByKey = (state: CartRootState, key: CartLineKey) =>
  lineSelectors.selectById(selectLines(state), key);

/** Payment types of the checkout: those that the server sends, else those of the specification. */
export const selectPaymentTypes = (state: CartRootState): readonly PaymentType[] =>
  selectCart(state)?.paymentTypes ?? SPECIFIED_PAYMENT_TYPES;

/** Number of lines: 15 m of one cloth are one thing in the cart. */
export const selectCartCount = (state: CartRootState) => selectCartLineKeys(state).length;

/** Currency symbol of the cart's amounts; empty before the first response. */
export const selectCartCurrency = (state: CartRootState) => selectCart(state)?.currencySymbol ?? '';

/** The server's totals; `undefined` before the first response. */
export const selectCartTotals = createSelector([selectCart], (cart) =>
  cart === undefined
    ? undefined
    : {
        currencySymbol: cart.currencySymbol,
        subTotal: cart.subTotal,
        shippingCharge: cart.shippingCharge,
        freeShippingFrom: cart.freeShippingFrom,
        total: cart.total,
      },
);
