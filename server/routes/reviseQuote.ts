import type { Language } from '../../src/contract/common.ts';
import { priceWindow } from '../../src/lib/madeToMeasure/priceWindow.ts';
import type { Tx } from '../db/open.ts';
import { writeAsVisitor } from '../http/write.ts';
import { quoteMail } from '../mail/templates/quote.ts';
import { messagesIn } from '../messages/messages.ts';
import type { Typed } from '../papers/quoteForm.ts';
import { quoteContent } from '../quotes/quoteResponse.ts';
import { storeQuote } from '../quotes/saveQuote.ts';
import { findPriceable } from '../repositories/madeProducts.ts';
import { findRevision, linesOfQuote, termsOf } from '../repositories/quotes.ts';
import { emailOfQuote, lockQuote } from '../repositories/staffQuotes.ts';
import type { StaffQuote } from '../repositories/staffQuotes.ts';
import { canonicalJson } from '../rules/canonicalJson.ts';
import { canonicalEmail } from '../rules/email.ts';
import { quotePageUrl } from '../rules/orderLinks.ts';
import { quoteToken } from '../rules/quote.ts';
import type { QuotedLine } from '../rules/quote.ts';
import { windowRequest } from '../rules/windowRequest.ts';
import type { Services } from '../services.ts';
import { configurationOf } from './keepWindow.ts';
import { measuredLine } from './measuredLine.ts';
import { refusalResponse } from './windowPrice.ts';

interface Problem {
  problem: string;
}

/** A line with the measured sizes, priced with the table of today. @returns `undefined` when it is left out */
async function revisedLine(
  trx: Tx,
  line: QuotedLine,
  [index, typed]: [number, Typed],
  language: Language,
): Promise<QuotedLine | Problem | undefined> {
  const messages = messagesIn(language);
  const measured = measuredLine(line, index, typed);
  if (measured === 'removed') return undefined;
  if (measured === 'invalid') return { problem: messages.quoteForm.badNumber };
  const { window, quantity } = measured;
  const { configuration } = line.content;
  // Without what the last revision said, because it was before another visit.
  const content = { ...line.content, previous: undefined };
  if (configuration === undefined || window === undefined) return { ...line, content, quantity };
  const before = configuration.request;
  if (canonicalJson(window) === canonicalJson(before.window)) return { ...line, content, quantity };
  const body = { ...before, window };
  const priceable = await findPriceable(trx, line.product_id);
  const request = priceable && windowRequest(body, priceable.product, priceable.table);
  if (!request) return { problem: messages.quoteForm.notMade };
  const result = priceWindow(request);
  if (result.kind === 'refused')
    return { problem: refusalResponse(messages, result.refusal).message };
  return {
    ...line,
    quantity,
    price_minor: result.total,
    content: {
      ...content,
      // The shop answers for sizes that it has measured.
      configuration: {
        ...(await configurationOf(trx, body, { request, result })),
        guaranteeGaps: [],
      },
      previous: { facts: configuration.facts, priceMinor: line.price_minor },
    },
  };
}

async function mailRevision(
  trx: Tx,
  { config, secrets, mailer }: Services,
  quote: Parameters<typeof termsOf>[0] & { id: string; number: string; valid_until: string },
  { email, language }: { email: string; language: Language },
): Promise<void> {
  const terms = termsOf(quote);
  const lines = await linesOfQuote(trx, quote.id);
  const mail = quoteMail(config.company, email, {
    quote,
    lines: quoteContent(lines, terms, language).lines,
    terms,
    url: quotePageUrl(config, quoteToken(secrets, quote.id), language),
    language,
    isMeasured: true,
  });
  await mailer.queue(trx, 'quote', mail);
}

type Revised =
  { number: string; email: string } | { problems: Map<number | 'form', string> } | 'closed';

/** The address of the customer, or the one that was typed. */
const addressOf = (quote: StaffQuote, typed: Typed): string | undefined =>
  emailOfQuote(quote) || canonicalEmail(typed['email'] ?? '');

/** Replaces a quote by one with the measured sizes, and mails it to the customer (product 16.32). */
export function reviseQuote(
  services: Services,
  id: string,
  typed: Typed,
  language: Language,
): Promise<Revised> {
  const { quoteForm } = messagesIn(language);
  return writeAsVisitor(services)(async (trx) => {
    const quote = await lockQuote(trx, id);
    if (quote?.revoked_at !== null || quote.accepted_at !== null) return 'closed';
    if (await findRevision(trx, id)) return 'closed';
    const lines: QuotedLine[] = [];
    const problems = new Map<number | 'form', string>();
    for (const [index, line] of (await linesOfQuote(trx, id)).entries()) {
      const revised = await revisedLine(trx, line, [index, typed], language);
      if (revised === undefined) continue;
      if ('problem' in revised) problems.set(index, revised.problem);
      else lines.push(revised);
    }
    const email = addressOf(quote, typed);
    if (email === undefined) problems.set('form', quoteForm.badEmail);
    else if (lines.length === 0 && problems.size === 0) problems.set('form', quoteForm.nothing);
    if (email === undefined || problems.size > 0) return { problems };
    const { user_id, enquiry_id } = quote;
    const owner = { user_id, enquiry_id, ...(user_id === null && { email }) };
    const fresh = await storeQuote(trx, services, {
      owner,
      language: quote.language,
      lines,
      revises: id,
    });
    await mailRevision(trx, services, fresh, { email, language: quote.language });
    return { number: fresh.number, email };
  });
}
