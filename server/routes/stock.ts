import { z } from 'zod';
import type { StockContract } from '../../src/contract/stock.ts';
import { clientCounters, counterOf, enforceRateLimit } from '../http/enforceRateLimit.ts';
import { conflict, notFound, unavailable } from '../http/errors.ts';
import { localized } from '../http/route.ts';
import type { RoutesFor } from '../http/route.ts';
import { emailText, idText } from '../http/validation.ts';
import { STOCK_WATCHES } from '../limits/customers.ts';
import { stockConfirmMail } from '../mail/templates/stock.ts';
import { productNameIn } from '../repositories/productName.ts';
import { findProduct } from '../repositories/fullProducts.ts';
import { countStockWatches, saveStockWatch } from '../repositories/stockWatches.ts';
import { mailboxOf } from '../rules/email.ts';
import { stockUrlOf } from '../stock/stockKey.ts';

/** Wishes to hear of a cloth that is back in stock (product 5.26). */
export const stockRoutes: RoutesFor<StockContract> = {
  'POST /user/watch-stock': {
    auth: 'public',
    body: localized((m) => z.object({ productId: idText(m, 'productId'), email: emailText(m) })),
    handle: async ({ services, write, client, body, language, messages }) => {
      const { config, clock, mailer, secrets } = services;
      const { productId, email } = body;
      await write(async (trx) => {
        const subjects = [
          ...clientCounters(services, 'stockWatchesPerClient', client),
          counterOf(services, 'stockWatchesPerEmail', mailboxOf(email)),
        ];
        await enforceRateLimit(trx, services, { subjects }, (m) => m.stock.tooMany);
        const found = await findProduct(trx, productId);
        if (!found) throw notFound((m) => m.shop.noProduct);
        const { name, attributes } = found.product;
        if (attributes?.stock !== 0) throw conflict((m) => m.stock.inStock);
        if ((await countStockWatches(trx)) >= STOCK_WATCHES.all)
          throw unavailable((m) => m.stock.full);
        const row = { product_id: productId, email, language };
        const watch = await saveStockWatch(trx, row, clock.now());
        // The response does not reveal whether the address is known.
        if (watch.confirmed_at !== null) return;
        const product = { name: await productNameIn(trx, { id: productId, name }, language) };
        const url = stockUrlOf(secrets, watch.id, config.publicUrl);
        await mailer.queue(
          trx,
          'stock-confirm',
          stockConfirmMail(config, product, { ...row, url }),
        );
      });
      mailer.wake();
      return { message: messages.stock.sent };
    },
  },
};
