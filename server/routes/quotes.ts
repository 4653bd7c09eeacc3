import { z } from 'zod';
import type { QuotesContract } from '../../src/contract/quotes.ts';
import { clientCounters, counterOf, enforceRateLimit } from '../http/enforceRateLimit.ts';
import { conflict, HttpError, notFound } from '../http/errors.ts';
import { withIdempotency } from '../http/idempotency.ts';
import { localized } from '../http/route.ts';
import type { RoutesFor } from '../http/route.ts';
import { idText } from '../http/validation.ts';
import { QUOTES } from '../limits/customers.ts';
import { quoteMail } from '../mail/templates/quote.ts';
import { acceptQuote } from '../quotes/acceptQuote.ts';
import { isMine, linesFor, quoteOfLink } from '../quotes/ownQuote.ts';
import { quoteContent, quotedName } from '../quotes/quoteResponse.ts';
import { saveQuote } from '../quotes/saveQuote.ts';
import { MAX_QUANTITY } from '../repositories/carts.ts';
import { makeRoomForQuote, revokeQuote, termsOf } from '../repositories/quotes.ts';
import { quotePageUrl } from '../rules/orderLinks.ts';
import { quoteToken } from '../rules/quote.ts';
import { quoteReads } from './quoteReads.ts';

const tokenBody = localized((m) => z.object({ token: idText(m, 'token') }));

const quoteBody = localized((m) => {
  const error = m.quotes.badLines(QUOTES.maxLines);
  return z
    .object({
      sizeIds: z.array(idText(m, 'sizeIds'), { error }).min(1, error).max(QUOTES.maxLines, error),
      quantities: z.array(z.int(error).min(1, error).max(MAX_QUANTITY, error), { error }),
    })
    .refine(
      ({ sizeIds, quantities }) =>
        sizeIds.length === quantities.length && new Set(sizeIds).size === sizeIds.length,
      error,
    );
});

/** Quotations (product 16.30). */
export const quoteRoutes: RoutesFor<QuotesContract> = {
  ...quoteReads,
  'POST /user/save-quote': {
    auth: 'optional',
    body: quoteBody,
    handle: async ({ services, write, user, body, client, device, idempotencyKey, language }) => {
      const visitor = device();
      const owner = user === undefined ? { device: visitor.hash } : { userId: user.id };
      const caller = user?.id ?? visitor.hash;
      const subjects =
        user === undefined
          ? clientCounters(services, 'quotesPerClient', client)
          : [counterOf(services, 'quotesPerCustomer', user.id)];
      const { id, number, validUntil } = await withIdempotency(
        { write, services },
        { call: 'save-quote', caller, idempotencyKey, request: body },
        async (trx) => {
          await enforceRateLimit(trx, services, { subjects }, (m) => m.quotes.tooMany);
          if (!(await makeRoomForQuote(trx, owner, services.clock.now()))) {
            const max = user === undefined ? QUOTES.perDevice : QUOTES.perCustomer;
            throw new HttpError(429, (m) => m.quotes.full(max));
          }
          const quote = await saveQuote(trx, services, body, {
            keeper: { userId: user?.id, device: visitor.hash },
            owner: user === undefined ? { device: visitor.hash } : { user_id: user.id },
            language,
          });
          return { id: quote.id, number: quote.number, validUntil: quote.valid_until };
        },
      );
      if (user === undefined) visitor.keep();
      // Not in the stored response: no token is.
      return { number, token: quoteToken(services.secrets, id), validUntil };
    },
  },
  'POST /user/accept-quote': {
    auth: 'required',
    body: tokenBody,
    handle: async ({ services, write, user, body, device, language, messages }) => {
      const { quotes } = messages;
      return write(async (trx) => {
        const quote = await quoteOfLink(trx, body.token);
        const isOwn = isMine(quote, user, device);
        const subjects = [counterOf(services, 'additionsPerCustomer', user.id)];
        await enforceRateLimit(trx, services, { subjects }, (m) => m.shop.tooManyAdditions);
        const acceptance = { quote, userId: user.id, isMine: isOwn };
        const left = await acceptQuote(trx, services, acceptance);
        if (left === undefined) return { message: quotes.acceptedBefore(quote.number), left: [] };
        const names = left.map((content) => quotedName(content, language));
        const message =
          names.length === 0
            ? quotes.accepted(quote.number)
            : quotes.acceptedInPart(quote.number, names);
        return { message, left: names };
      });
    },
  },
  'POST /user/revoke-quote': {
    auth: 'required',
    body: tokenBody,
    handle: async ({ services, write, user, body, device, messages }) => {
      const quote = await quoteOfLink(services.db, body.token);
      if (!isMine(quote, user, device)) throw notFound((m) => m.quotes.noQuote);
      const now = services.clock.now();
      const isRevoked = await write((trx) => revokeQuote(trx, quote.id, now));
      if (!isRevoked) throw conflict((m) => m.quotes.notRevocable);
      return { message: messages.quotes.revoked(quote.number) };
    },
  },
  'POST /user/mail-quote': {
    auth: 'required',
    body: tokenBody,
    handle: async ({ services, write, user, body, device, language, messages }) => {
      const { config, mailer } = services;
      await write(async (trx) => {
        const quote = await quoteOfLink(trx, body.token);
        const subjects = [counterOf(services, 'quoteMailsPerCustomer', user.id)];
        await enforceRateLimit(trx, services, { subjects }, (m) => m.quotes.tooManyMails);
        const lines = await linesFor(trx, quote.id, isMine(quote, user, device));
        const terms = termsOf(quote);
        const mail = quoteMail(config.company, user.email, {
          quote,
          lines: quoteContent(lines, terms, language).lines,
          terms,
          url: quotePageUrl(config, body.token, language),
          language,
        });
        await mailer.queue(trx, 'quote', mail);
      });
      mailer.wake();
      return { message: messages.quotes.mailed(user.email) };
    },
  },
};
