import { z } from 'zod';
import type { CartAction, CartContract } from '../../src/contract/cart.ts';
import { conflict, notFound } from '../http/errors.ts';
import { withIdempotency } from '../http/idempotency.ts';
import { counterOf, enforceRateLimit } from '../http/enforceRateLimit.ts';
import { languageQuery } from '../http/language.ts';
import { localized } from '../http/route.ts';
import type { RoutesFor } from '../http/route.ts';
import { idText, optionalText } from '../http/validation.ts';
import type { Queryable } from '../db/open.ts';
import type { Messages, MessageText } from '../messages/messages.ts';
import {
  MAX_QUANTITY,
  addToLine,
  decrement,
  hasSize,
  increment,
  listLines,
  remove,
  takeLine,
} from '../repositories/carts.ts';
import type { LineChange, LineKey } from '../repositories/carts.ts';
import { configuredLines } from '../repositories/configuredLines.ts';
import { withHeldPrices } from '../repositories/heldPrices.ts';
import { translationsTo } from '../repositories/translations.ts';
import { cartRevision } from '../rules/cartRevision.ts';
import { DEFAULT_LANGUAGE } from '../rules/language.ts';
import { CURRENCY, toMajor } from '../rules/money.ts';
import { FREE_SHIPPING_FROM_MINOR, totalsOf } from '../rules/totals.ts';
import { cartDelivery, isFittedAt } from './cartDelivery.ts';
import { configuredItem } from './configuredItem.ts';

const isFull: MessageText = (m) => m.shop.lineFull(MAX_QUANTITY);

const MAX_PLACE = 200;
/** Stays `undefined` when it is absent: an empty town is one that is not filled in. */
const placeText = (m: Messages, label: string) =>
  z.undefined().or(optionalText(m, { label, max: MAX_PLACE }));

const lineFields = (m: Messages) => ({
  productId: idText(m, 'productId'),
  sizeId: idText(m, 'sizeId'),
});
const lineRef = localized((m) => z.object(lineFields(m)));
const replacement = localized((m) =>
  z.object({
    productId: idText(m, 'productId'),
    fromSizeId: idText(m, 'fromSizeId'),
    toSizeId: idText(m, 'toSizeId'),
  }),
);
const addition = localized((m) => {
  const error = m.shop.badQuantity(MAX_QUANTITY);
  const quantity = z.int(error).min(1, error).max(MAX_QUANTITY, error);
  return z.object({ ...lineFields(m), quantity: quantity.optional() });
});
const actions: Record<CartAction, (db: Queryable, key: LineKey) => Promise<LineChange>> = {
  increment,
  decrement,
  remove,
};

export const cartRoutes: RoutesFor<CartContract> = {
  'GET /user/get-cart': {
    auth: 'required',
    query: localized((m) =>
      z.object({
        ...languageQuery,
        city: placeText(m, m.fields.city),
        country: placeText(m, m.fields.country),
      }),
    ),
    handle: async ({ services, user, query, messages }) => {
      const now = services.clock.now();
      const sizes = await listLines(services.db, user.id);
      const lines = await withHeldPrices(services.db, user.id, now, sizes);
      const isFitted = isFittedAt(services, query);
      const configured = await configuredLines(services.db, user.id, now, isFitted);
      const language = query.lang ?? DEFAULT_LANGUAGE;
      const content = { place: query, configured, hasOther: lines.length > 0 };
      const delivery = await cartDelivery(services, content, messages, language);
      const sold = [...lines, ...configured.filter(({ isUnavailable }) => !isUnavailable)];
      const totals = totalsOf(sold);
      const items = lines.map((line) => ({
        id: line.id,
        productId: line.product_id,
        sizeId: line.size_id,
        name: line.name,
        images: line.images,
        size: line.label,
        ...(line.sold_as !== null && { soldAs: line.sold_as }),
        quantity: line.quantity,
        price: toMajor(line.unit_price_minor),
        productTotal: toMajor(line.unit_price_minor * line.quantity),
      }));
      return {
        cart: [
          ...(await translationsTo(services.db, query.lang).cartItems(items)),
          ...configured.map((line) => configuredItem(line, language)),
        ],
        currencySymbol: CURRENCY,
        subTotal: toMajor(totals.subTotalMinor),
        shippingCharge: toMajor(totals.shippingMinor),
        freeShippingFrom: toMajor(FREE_SHIPPING_FROM_MINOR),
        total: toMajor(totals.totalMinor),
        revision: cartRevision([...lines, ...configured], totals),
        ...(delivery && { madeDelivery: delivery }),
        paymentTypes: services.payments.typesFor(totals.totalMinor),
      };
    },
  },
  'POST /user/add-to-cart': {
    auth: 'required',
    body: addition,
    handle: ({ services, write, user, body, idempotencyKey, messages }) =>
      withIdempotency(
        { write, services },
        { call: 'add-to-cart', caller: user.id, idempotencyKey, request: body },
        async (trx) => {
          const { quantity, ...line } = body;
          const key = { userId: user.id, ...line };
          if (!(await hasSize(trx, key))) throw notFound((m) => m.shop.noSize);
          const subjects = [counterOf(services, 'additionsPerCustomer', user.id)];
          await enforceRateLimit(trx, services, { subjects }, (m) => m.shop.tooManyAdditions);
          const total = await addToLine(trx, key, quantity ?? 1, services.clock.now());
          if (total === undefined) throw conflict(isFull);
          return { message: messages.shop.added, added: quantity };
        },
      ),
  },
  'POST /user/replace-line': {
    auth: 'required',
    body: replacement,
    handle: ({ services, write, user, body, idempotencyKey, messages }) =>
      withIdempotency(
        { write, services },
        { call: 'replace-line', caller: user.id, idempotencyKey, request: body },
        async (trx) => {
          const { productId, fromSizeId, toSizeId } = body;
          const key = { userId: user.id, productId };
          const line = await takeLine(trx, { ...key, sizeId: fromSizeId });
          if (!line) throw notFound((m) => m.shop.noLine);
          const to = { ...key, sizeId: toSizeId };
          if (!(await hasSize(trx, to))) throw notFound((m) => m.shop.noSize);
          const subjects = [counterOf(services, 'additionsPerCustomer', user.id)];
          await enforceRateLimit(trx, services, { subjects }, (m) => m.shop.tooManyAdditions);
          const total = await addToLine(trx, to, line.quantity, new Date(line.created_at));
          if (total === undefined) throw conflict(isFull);
          return { message: messages.shop.replaced };
        },
      ),
  },
  'POST /user/cart-action': {
    auth: 'required',
    query: localized(({ shop }) =>
      z.object({
        action: z.enum(['increment', 'decrement', 'remove'], { error: shop.badAction }),
      }),
    ),
    body: lineRef,
    handle: async ({ write, user, query: { action }, body, messages }) => {
      const change = await write((trx) => actions[action](trx, { userId: user.id, ...body }));
      if (change === 'missing') throw notFound((m) => m.shop.noLine);
      if (change === 'full') throw conflict(isFull);
      return { message: messages.shop.acted(action) };
    },
  },
};
