import { z } from 'zod';
import type { CartAction, CartContract } from '../../src/contract/cart.ts';
import { conflict, notFound } from '../http/errors.ts';
import { withIdempotency } from '../http/idempotency.ts';
import { counterOf, enforceRateLimit } from '../http/enforceRateLimit.ts';
import type { RoutesFor } from '../http/route.ts';
import { idText } from '../http/validation.ts';
import type { Queryable } from '../db/open.ts';
import {
  MAX_QUANTITY,
  addOne,
  decrement,
  hasSize,
  increment,
  listLines,
  remove,
} from '../repositories/carts.ts';
import type { LineChange, LineKey } from '../repositories/carts.ts';
import { CURRENCY, toMajor } from '../rules/money.ts';
import { FREE_SHIPPING_FROM_MINOR, totalsOf } from '../rules/totals.ts';

const FULL = `You can order at most ${MAX_QUANTITY} of one size.`;
const TOO_MANY_ADDITIONS = 'You have added many pieces in a short time. Your cart is safe.';
const NO_SIZE = 'This product does not exist in this size.';
const NO_LINE = 'This product is not in your cart any more.';

const lineRef = z.object({ productId: idText('productId'), sizeId: idText('sizeId') });
const actions: Record<CartAction, (db: Queryable, key: LineKey) => Promise<LineChange>> = {
  increment,
  decrement,
  remove,
};

export const cartRoutes: RoutesFor<CartContract> = {
  'GET /user/get-cart': {
    auth: 'required',
    handle: async ({ services, user }) => {
      const lines = await listLines(services.db, user.id);
      const totals = totalsOf(lines);
      return {
        cart: lines.map((line) => ({
          id: line.id,
          productId: line.productId,
          sizeId: line.sizeId,
          name: line.name,
          images: line.images,
          size: line.sizeLabel,
          ...(line.soldAs !== null && { soldAs: line.soldAs }),
          quantity: line.quantity,
          price: toMajor(line.unitPriceMinor),
          productTotal: toMajor(line.unitPriceMinor * line.quantity),
        })),
        currencySymbol: CURRENCY,
        subTotal: toMajor(totals.subTotalMinor),
        shippingCharge: toMajor(totals.shippingMinor),
        freeShippingFrom: toMajor(FREE_SHIPPING_FROM_MINOR),
        total: toMajor(totals.totalMinor),
        paymentTypes: [...services.payments.types],
      };
    },
  },
  'POST /user/add-to-cart': {
    auth: 'required',
    body: lineRef,
    handle: ({ services, user, body, idempotencyKey }) =>
      withIdempotency(
        services,
        { call: 'add-to-cart', caller: user.id, idempotencyKey, request: body },
        async (trx) => {
          if (!(await hasSize(trx, body))) throw notFound(NO_SIZE);
          const subjects = [counterOf(services, 'additionsPerCustomer', user.id)];
          await enforceRateLimit(trx, services, { subjects }, TOO_MANY_ADDITIONS);
          const key = { userId: user.id, ...body };
          const quantity = await addOne(trx, key, services.clock.now());
          if (quantity === undefined) throw conflict(FULL);
          return { message: 'Product Added to Cart Successfully' };
        },
      ),
  },
  'POST /user/cart-action': {
    auth: 'required',
    query: z.object({
      action: z.enum(['increment', 'decrement', 'remove'], {
        error: 'action must be increment, decrement or remove.',
      }),
    }),
    body: lineRef,
    handle: async ({ services, user, query: { action }, body }) => {
      const change = await actions[action](services.db, { userId: user.id, ...body });
      if (change === 'missing') throw notFound(NO_LINE);
      if (change === 'full') throw conflict(FULL);
      return { message: `Product ${action} Successfully` };
    },
  },
};
