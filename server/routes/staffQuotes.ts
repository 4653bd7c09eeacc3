import type { Context, Hono } from 'hono';
import { escapeHtml, htmlPage } from '../http/html.ts';
import { keyedPageHeaders, limitForm } from '../http/keyedPage.ts';
import { requestLanguage } from '../http/language.ts';
import { refuseOtherMethods } from '../http/methods.ts';
import { QUOTES } from '../limits/customers.ts';
import { messagesIn } from '../messages/messages.ts';
import { FORM_STYLE, quoteFormPage } from '../papers/quoteForm.ts';
import type { Problems, Typed } from '../papers/quoteForm.ts';
import { idOfLink } from '../papers/staffLink.ts';
import { findRevision, linesOfQuote } from '../repositories/quotes.ts';
import { emailOfQuote, findStaffQuote } from '../repositories/staffQuotes.ts';
import type { StaffQuote } from '../repositories/staffQuotes.ts';
import type { Services } from '../services.ts';
import { reviseQuote } from './reviseQuote.ts';

const PATH = '/staff/quote/:key';
const HEADERS = keyedPageHeaders(FORM_STYLE);

/** A page with one sentence. */
function sentencePage(context: Context, text: string, status: 200 | 404 | 409) {
  const body = `<main><p role="status">${escapeHtml(text)}</p></main>`;
  const page = htmlPage(text, body, requestLanguage(context), FORM_STYLE);
  return context.html(page, status, HEADERS);
}

/** Whether a quote can be replaced by one with other sizes. */
async function isOpen({ db }: Services, quote: StaffQuote): Promise<boolean> {
  const isClosed = quote.revoked_at !== null || quote.accepted_at !== null;
  return !isClosed && (await findRevision(db, quote.id)) === undefined;
}

/** The quote of a link. */
async function quoteOf(services: Services, context: Context): Promise<StaffQuote | undefined> {
  const key = context.req.param('key') ?? '';
  const id = idOfLink(services, 'quote', key, services.clock.now());
  return id === undefined ? undefined : findStaffQuote(services.db, id);
}

async function form(
  { db }: Services,
  context: Context,
  quote: StaffQuote,
  state: { typed: Typed; problems: Problems } = { typed: {}, problems: new Map() },
): Promise<Response> {
  const lines = await linesOfQuote(db, quote.id);
  const content = { number: quote.number, email: emailOfQuote(quote), lines, ...state };
  const status = state.problems.size === 0 ? 200 : 400;
  return context.html(quoteFormPage(content, requestLanguage(context)), status, HEADERS);
}

/** Serves the form in which the staff enter measured sizes, behind links that the command line makes (product 16.32). */
export function registerStaffQuotes(app: Hono, services: Services): void {
  app.get(PATH, async (context) => {
    const quote = await quoteOf(services, context);
    const { workroom, quoteForm } = messagesIn(requestLanguage(context));
    if (quote === undefined) return sentencePage(context, workroom.gone, 404);
    if (!(await isOpen(services, quote))) return sentencePage(context, quoteForm.closed, 409);
    return form(services, context, quote);
  });
  app.post(PATH, limitForm(QUOTES.formBytes), async (context) => {
    const quote = await quoteOf(services, context);
    const language = requestLanguage(context);
    const { workroom, quoteForm } = messagesIn(language);
    if (quote === undefined) return sentencePage(context, workroom.gone, 404);
    const body = await context.req.parseBody();
    const typed: Typed = Object.fromEntries(
      Object.entries(body).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value.trim()]] : [],
      ),
    );
    const revised = await reviseQuote(services, quote.id, typed, language);
    if (revised === 'closed') return sentencePage(context, quoteForm.closed, 409);
    if ('problems' in revised)
      return form(services, context, quote, { typed, problems: revised.problems });
    services.mailer.wake();
    return sentencePage(context, quoteForm.sent(revised.number, revised.email), 200);
  });
  refuseOtherMethods(app, PATH, ['GET', 'POST']);
}
