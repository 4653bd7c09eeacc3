import { z } from 'zod';
import type { DraftQuotesContract } from '../../src/contract/draftQuotes.ts';
import { languageQuery } from '../http/language.ts';
import { localized } from '../http/route.ts';
import type { RoutesFor } from '../http/route.ts';
import { draftQuotes } from '../repositories/enquiredWindows.ts';
import { configurationLabel } from '../repositories/orderedConfiguration.ts';
import { DEFAULT_LANGUAGE } from '../rules/language.ts';
import { CURRENCY, toMajor } from '../rules/money.ts';

/** Finished windows that wait for a visit (product 16.20). */
export const draftQuoteRoutes: RoutesFor<DraftQuotesContract> = {
  'GET /user/get-draft-quotes': {
    auth: 'required',
    query: localized(() => z.object(languageQuery)),
    handle: async ({ services: { db, clock }, user, device, query }) => {
      const language = query.lang ?? DEFAULT_LANGUAGE;
      const rows = await draftQuotes(db, user, device().hash, clock.now());
      return {
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
