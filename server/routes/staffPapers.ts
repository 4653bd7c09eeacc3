import type { Hono } from 'hono';
import { contentPolicy } from '../http/contentPolicy.ts';
import { escapeHtml, htmlPage } from '../http/html.ts';
import { requestLanguage } from '../http/language.ts';
import { refuseOtherMethods } from '../http/methods.ts';
import { messagesIn } from '../messages/messages.ts';
import { orderOfLink } from '../papers/staffLink.ts';
import { SHEET_STYLE, workroomPage } from '../papers/workroomPage.ts';
import { workroomSheet } from '../papers/workroomSheet.ts';
import { itemsOfOrder } from '../repositories/adminOrders.ts';
import { findOrderToPay } from '../repositories/orders.ts';
import type { Services } from '../services.ts';

const PATH = '/staff/workroom/:key';
const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': contentPolicy({ styles: [SHEET_STYLE] }),
  // The URL is the key.
  'Referrer-Policy': 'no-referrer',
};

/** Serves the papers of the staff, behind links that the command line makes (product 16.22). */
export function registerStaffPapers(app: Hono, { db, clock, ...services }: Services): void {
  app.get(PATH, async (context) => {
    const id = orderOfLink(services, 'workroom', context.req.param('key'), clock.now());
    const order = id === undefined ? undefined : await findOrderToPay(db, id);
    const language = requestLanguage(context);
    if (!order) {
      const { gone } = messagesIn(language).workroom;
      const body = `<main><p>${escapeHtml(gone)}</p></main>`;
      return context.html(htmlPage(gone, body, language), 404);
    }
    const sheet = workroomSheet(order.order_number, await itemsOfOrder(db, order.id));
    return context.html(workroomPage(sheet, language), 200, HEADERS);
  });
  refuseOtherMethods(app, PATH, ['GET']);
}
