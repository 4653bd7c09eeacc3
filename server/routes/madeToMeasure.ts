import { setImmediate as afterOthers } from 'node:timers/promises';
import { z } from 'zod';
import type { MadeToMeasureContract } from '../../src/contract/madeToMeasure.ts';
import { isCurtain, priceWindow } from '../../src/lib/madeToMeasure/priceWindow.ts';
import type { WindowRequest } from '../../src/lib/madeToMeasure/priceWindow.ts';
import type { Queryable } from '../db/open.ts';
import { badRequest, conflict, notFound, tooMany } from '../http/errors.ts';
import { localized } from '../http/route.ts';
import type { RoutesFor } from '../http/route.ts';
import { wholeNumber } from '../http/validation.ts';
import { WINDOW_OFFERS, WINDOW_PRICES } from '../limits/clients.ts';
import { findPriceable } from '../repositories/madeProducts.ts';
import { currentPriceTable, findPriceTable } from '../repositories/priceTables.ts';
import { roomFullness } from '../repositories/roomFullness.ts';
import { CURRENCY, toMajor } from '../rules/money.ts';
import { validUntil } from '../rules/validUntil.ts';
import { cheapestFor, kindFor } from '../rules/windowOffer.ts';
import { windowRequest } from '../rules/windowRequest.ts';
import { keepWindow } from './keepWindow.ts';
import { guaranteeResponse, priceResponse, refusalResponse, windowFacts } from './windowPrice.ts';
import { windowOffersRequest, windowPriceRequest } from './windowPriceRequest.ts';

const MAX_VERSION = 1_000_000;

type PriceTableContract = Pick<MadeToMeasureContract, 'GET /user/get-price-table'>;

/** Changes with the catalogue alone. */
export const priceTableRoutes: RoutesFor<PriceTableContract> = {
  'GET /user/get-price-table': {
    auth: 'public',
    query: localized((m) =>
      z.object({ version: wholeNumber(m, 'version', 1, MAX_VERSION).optional() }),
    ),
    // Prices of a stored version never change: the import refuses that.
    caching: ({ version }) => (version === undefined ? 'usual' : 'immutable'),
    handle: async ({ services: { db }, query: { version } }) => {
      const priceTable =
        version === undefined ? await currentPriceTable(db) : await findPriceTable(db, version);
      if (!priceTable) throw notFound((m) => m.made.noPriceTable);
      return { priceTable };
    },
  },
};

/** A curtain with those that are in the cart for its room. */
async function inItsRoom(
  db: Queryable,
  request: WindowRequest,
  userId: string | undefined,
  windowId: string | undefined,
): Promise<WindowRequest> {
  if (!isCurtain(request) || userId === undefined || windowId === undefined) return request;
  const { isSheer } = request.product.facts;
  return { ...request, inRoom: await roomFullness(db, { userId, windowId, isSheer }) };
}

export const madeToMeasureRoutes: RoutesFor<MadeToMeasureContract> = {
  ...priceTableRoutes,
  'POST /user/price-window': {
    auth: 'optional',
    body: windowPriceRequest,
    accept: { types: ['application/json'], maxBytes: WINDOW_PRICES.bodyBytes },
    handle: async ({ services, write, user, body, client, device, messages }) => {
      const wait = services.windowPriceLimiter.take(client);
      if (wait > 0) throw tooMany((m) => m.made.tooManyPrices, wait);
      // What is kept is priced with the catalogue of this moment.
      const found = await (body.keep === true
        ? findPriceable(services.db, body.productId)
        : services.pricedProducts(body.productId));
      if (found === undefined) throw notFound((m) => m.shop.noProduct);
      if (found === null) throw conflict((m) => m.made.notMade);
      const request = windowRequest(body, found.product, found.table);
      if (request === undefined) throw badRequest((m) => m.made.missingOptions);
      const base = { currency: CURRENCY, priceTableVersion: found.table.version };
      const result = priceWindow(await inItsRoom(services.db, request, user?.id, body.windowId));
      if (result.kind === 'refused')
        return { price: null, ...base, refusals: [refusalResponse(messages, result.refusal)] };
      const priced = {
        request,
        result,
        validUntil: validUntil(services.clock.now(), found.table.validDays),
      };
      const response = {
        ...base,
        ...priceResponse(messages, result),
        guarantee: guaranteeResponse(messages, body),
        label: messages.made.label(body.name ?? '', windowFacts(messages, request, result)),
        validUntil: priced.validUntil.toISOString(),
      };
      if (body.keep !== true) return response;
      const visitor = device();
      const owner = user === undefined ? { device: visitor.hash } : { userId: user.id };
      const kept = await write((trx) => keepWindow(trx, services, { owner, client }, body, priced));
      if (user === undefined) visitor.keep();
      return { ...response, sizeId: kept.id, validUntil: kept.valid_until };
    },
  },
  'POST /user/offer-windows': {
    auth: 'public',
    body: windowOffersRequest,
    accept: { types: ['application/json'], maxBytes: WINDOW_OFFERS.bodyBytes },
    handle: async ({ services, body, client }) => {
      const wait = services.windowOfferLimiter.take(client);
      if (wait > 0) throw tooMany((m) => m.made.tooManyPrices, wait);
      const offers = [];
      for (const window of body.windows) {
        // A window takes up to 1 ms of the processor, and a request may have 60.
        await afterOthers();
        const found = cheapestFor(window, await services.offeredProducts(kindFor(window)));
        const { windowId } = window;
        if (found)
          offers.push({ windowId, productId: found.productId, price: toMajor(found.total) });
      }
      return { currency: CURRENCY, offers };
    },
  },
};
