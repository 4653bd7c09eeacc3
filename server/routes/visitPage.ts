import type { Context, Hono } from 'hono';
import type { Language } from '../../src/contract/common.ts';
import { counterOf, enforceRateLimit } from '../http/enforceRateLimit.ts';
import { HttpError, notFound } from '../http/errors.ts';
import { keyedPageHeaders, limitForm, SMALL_FORM_BYTES } from '../http/keyedPage.ts';
import { requestLanguage } from '../http/language.ts';
import { refuseOtherMethods } from '../http/methods.ts';
import { writeAsVisitor } from '../http/write.ts';
import { messagesIn } from '../messages/messages.ts';
import { findBooking, lockBooking } from '../repositories/visitBookings.ts';
import type { VisitBookingsTable } from '../db/visitTables.ts';
import type { Services } from '../services.ts';
import { cancelBooking, moveBooking, visitedOf } from '../visits/changeBooking.ts';
import { freeSlots } from '../visits/slots.ts';
import { bookingIdOf } from '../visits/visitKey.ts';
import { VISIT_STYLE, visitPage } from '../visits/visitPage.ts';
import type { VisitNotice } from '../visits/visitPage.ts';

const PATH = '/api/visit/:key';
const HEADERS = keyedPageHeaders(VISIT_STYLE);
function idOf({ secrets }: Services, context: Context): string {
  const id = bookingIdOf(secrets, context.req.param('key') ?? '');
  if (id === undefined) throw notFound((m) => m.shop.noVisit);
  return id;
}

const isOver = ({ starts_at: start }: VisitBookingsTable, now: Date): boolean =>
  start <= now.toISOString();

/** What the page says of a visit that cannot be changed. */
function stateNotice(
  booking: VisitBookingsTable,
  now: Date,
  language: Language,
): VisitNotice | undefined {
  const { page } = messagesIn(language).visits;
  if (booking.seat === null) return { kind: 'status', text: page.cancelled };
  return isOver(booking, now) ? { kind: 'status', text: page.passed } : undefined;
}

async function show(
  services: Services,
  context: Context,
  { notice, status = 200 }: { notice?: VisitNotice; status?: HttpError['status'] } = {},
): Promise<Response> {
  const { db, clock, config } = services;
  const booking = await findBooking(db, idOf(services, context));
  if (!booking) throw notFound((m) => m.shop.noVisit);
  const language = requestLanguage(context);
  const now = clock.now();
  const state = stateNotice(booking, now, language);
  const slots = state ? [] : await freeSlots(db, services, { kind: booking.kind }, now);
  const otherUrl = `${context.req.path}?lang=${language === 'en' ? 'ar' : 'en'}`;
  const page = { booking, slots, isOpen: !state, notice: state ?? notice, otherUrl };
  return context.html(visitPage(config, page, language), status, HEADERS);
}

/** Moves or cancels a visit, once: a repeated form changes nothing. @throws HttpError 409 or 429 */
async function change(
  services: Services,
  context: Context,
  form: { action: unknown; slot: unknown },
): Promise<VisitNotice | undefined> {
  const { page } = messagesIn(requestLanguage(context)).visits;
  const slotId = typeof form.slot === 'string' ? form.slot : '';
  if (form.action !== 'cancel' && slotId === '') return { kind: 'problem', text: page.noneChosen };
  const now = services.clock.now();
  return writeAsVisitor(services)(async (trx): Promise<VisitNotice | undefined> => {
    const booking = await lockBooking(trx, idOf(services, context));
    const visited = booking && (await visitedOf(trx, booking));
    if (!booking || !visited) throw notFound((m) => m.shop.noVisit);
    if (booking.seat === null || isOver(booking, now)) return undefined;
    const subjects = [counterOf(services, 'changesPerVisit', booking.id)];
    await enforceRateLimit(trx, services, { subjects }, (m) => m.visits.page.often);
    if (form.action === 'cancel') {
      await cancelBooking(trx, services, { booking, visited }, now);
      return undefined;
    }
    await moveBooking(trx, services, { booking, visited, slotId }, now);
    return { kind: 'status', text: page.moved };
  });
}

/** Serves the page on which a booked visit is moved or cancelled, behind the link of its mails (product 7.15). */
export function registerVisitPage(app: Hono, services: Services): void {
  app.get(PATH, (context) => show(services, context));
  app.post(PATH, limitForm(SMALL_FORM_BYTES), async (context) => {
    const { action, slot } = await context.req.parseBody();
    try {
      const notice = await change(services, context, { action, slot });
      services.mailer.wake();
      return await show(services, context, notice && { notice });
    } catch (error) {
      if (!(error instanceof HttpError) || error.status === 404) throw error;
      // The form stays, with what is free now.
      const text = error.messageIn(requestLanguage(context));
      return show(services, context, { notice: { kind: 'problem', text }, status: error.status });
    }
  });
  refuseOtherMethods(app, PATH, ['GET', 'POST']);
}
