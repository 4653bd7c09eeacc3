import type { Hono } from 'hono';
import type { Language } from '../../src/contract/common.ts';
import type { OrdersTable } from '../db/orderTables.ts';
import { contentPolicy } from '../http/contentPolicy.ts';
import { escapeHtml, htmlPage } from '../http/html.ts';
import { requestLanguage } from '../http/language.ts';
import { refuseOtherMethods } from '../http/methods.ts';
import { messagesIn } from '../messages/messages.ts';
import { fitterPage } from '../papers/fitterPage.ts';
import { loadFitterSheet } from '../papers/loadFitterSheet.ts';
import { SHEET_STYLE } from '../papers/sheetHtml.ts';
import { idOfLink } from '../papers/staffLink.ts';
import type { OrderPaper } from '../papers/staffLink.ts';
import { workroomPage } from '../papers/workroomPage.ts';
import { workroomSheet } from '../papers/workroomSheet.ts';
import { itemsOfOrder } from '../repositories/adminOrders.ts';
import { findOrderToPay } from '../repositories/orders.ts';
import type { Services } from '../services.ts';

const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': contentPolicy({ styles: [SHEET_STYLE] }),
  // The URL is the key.
  'Referrer-Policy': 'no-referrer',
};

type Page = (db: Services['db'], order: OrdersTable, language: Language) => Promise<string>;

const PAGES: Readonly<Record<OrderPaper, Page>> = {
  workroom: async (db, order, language) =>
    workroomPage(workroomSheet(order.order_number, await itemsOfOrder(db, order.id)), language),
  fitter: async (db, order, language) => fitterPage(await loadFitterSheet(db, order), language),
};

function registerPaper(app: Hono, { db, clock, secrets }: Services, paper: OrderPaper): void {
  const path = `/staff/${paper}/:key`;
  app.get(path, async (context) => {
    const key = context.req.param('key') ?? '';
    const id = idOfLink({ secrets }, paper, key, clock.now());
    const order = id === undefined ? undefined : await findOrderToPay(db, id);
    const language = requestLanguage(context);
    if (order) return context.html(await PAGES[paper](db, order, language), 200, HEADERS);
    const { gone } = messagesIn(language).workroom;
    const body = `<main><p>${escapeHtml(gone)}</p></main>`;
    return context.html(htmlPage(gone, body, language), 404);
  });
  refuseOtherMethods(app, path, ['GET']);
}

/** Serves the papers of the staff, behind links that the command line makes (product 16.22, 16.26). */
export function registerStaffPapers(app: Hono, services: Services): void {
  registerPaper(app, services, 'workroom');
  registerPaper(app, services, 'fitter');
}
