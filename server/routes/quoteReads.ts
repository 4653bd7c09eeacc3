import { z } from 'zod';
import type { Quote, QuotesContract } from '../../src/contract/quotes.ts';
import { languageQuery } from '../http/language.ts';
import { localized } from '../http/route.ts';
import type { RoutesFor } from '../http/route.ts';
import { idText } from '../http/validation.ts';
import { isOf, linesFor, quoteOfLink } from '../quotes/ownQuote.ts';
import { quoteContent } from '../quotes/quoteResponse.ts';
import { quotesOf } from '../repositories/ownQuotes.ts';
import { findRevision, numberOfQuote, termsOf } from '../repositories/quotes.ts';
import type { QuoteRow } from '../repositories/quotes.ts';
import type { SessionUser } from '../repositories/sessions.ts';
import { DEFAULT_LANGUAGE } from '../rules/language.ts';
import { CURRENCY, toMajor } from '../rules/money.ts';
import { quoteState, quoteToken } from '../rules/quote.ts';

const customerOf = (quote: QuoteRow, user: SessionUser | undefined): Pick<Quote, 'customer'> =>
  isOf(quote, user) ? { customer: { name: user.name ?? '', email: user.email } } : {};

/** Quotes as they are shown (product 16.30). */
export const quoteReads: RoutesFor<Pick<QuotesContract, `GET ${string}` & keyof QuotesContract>> = {
  'GET /user/get-quotes': {
    auth: 'required',
    handle: async ({ services: { db, clock, secrets }, user }) => ({
      quotes: (await quotesOf(db, user)).map((quote) => ({
        number: quote.number,
        token: quoteToken(secrets, quote.id),
        date: quote.created_at,
        validUntil: quote.valid_until,
        state: quoteState(quote, quote.replaced_by !== null, clock.now()),
        total: toMajor(termsOf(quote).totals.totalMinor),
        currency: CURRENCY,
      })),
    }),
  },
  'GET /user/get-quote': {
    auth: 'optional',
    query: localized((m) => z.object({ ...languageQuery, token: idText(m, 'token') })),
    // Its link is a secret, so no shared cache stores it, and nothing in it depends on the device.
    caching: () => 'rare',
    handle: async ({ services: { db, clock }, user, query }) => {
      const quote = await quoteOfLink(db, query.token);
      const isOwn = isOf(quote, user);
      const lines = await linesFor(db, quote.id, isOwn);
      const revision = await findRevision(db, quote.id);
      const revises = quote.revises === null ? undefined : await numberOfQuote(db, quote.revises);
      return {
        number: quote.number,
        date: quote.created_at,
        validUntil: quote.valid_until,
        state: quoteState(quote, revision !== undefined, clock.now()),
        isMine: isOwn,
        ...customerOf(quote, user),
        currency: CURRENCY,
        ...quoteContent(lines, termsOf(quote), query.lang ?? DEFAULT_LANGUAGE),
        ...(revises !== undefined && { revises }),
      };
    },
  },
};
