import { z } from 'zod';
import type { DraftQuotesContract } from '../../src/contract/draftQuotes.ts';
import { languageQuery } from '../http/language.ts';
import { localized } from '../http/route.ts';
import type { RoutesFor } from '../http/route.ts';
import { ENQUIRED_WINDOWS } from '../limits/customers.ts';
import { draftQuotes } from '../repositories/enquiredWindows.ts';
import { configurationLabel } from '../repositories/orderedConfiguration.ts';
import { orderedWindows } from '../repositories/orders.ts';
import { parseConfiguration } from '../rules/configuration.ts';
import { DEFAULT_LANGUAGE } from '../rules/language.ts';
import { CURRENCY, toMajor } from '../rules/money.ts';

/** Finished windows that wait for a visit (product 16.20), and those that are ordered (product 15.16). */
export const draftQuoteRoutes: RoutesFor<DraftQuotesContract> = {
  'GET /user/get-draft-quotes': {
    auth: 'required',
    query: localized(() => z.object(languageQuery)),
    handle: async ({ services: { db, clock }, user, device, query }) => {
      const language = query.lang ?? DEFAULT_LANGUAGE;
      const rows = await draftQuotes(db, user, device().hash, clock.now());
      const bought = await orderedWindows(db, user.id, ENQUIRED_WINDOWS.ordered);
      return {
        ordered: bought.flatMap(({ configuration, order_id: order, created_at: orderedAt }) => {
          const { request, productName } = parseConfiguration(configuration ?? '{}');
          const { windowId } = request;
          const name = productName[language] ?? productName.en;
          return windowId === undefined ? [] : [{ windowId, order, name, orderedAt }];
        }),
        quotes: rows.map(({ content, ...row }) => ({
          sizeId: row.size_id,
          productId: row.product_id,
          name: content.productName[language] ?? content.productName.en,
          label: configurationLabel(content, language),
          price: toMajor(row.price_minor),
          currency: CURRENCY,
          validUntil: row.valid_until,
          ...(row.visit_status !== 'cancelled' && {
            visit: { date: row.visit_date, time: row.visit_time },
          }),
        })),
      };
    },
  },
};
