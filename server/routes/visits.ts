import type { Hono } from 'hono';
import { notFound } from '../http/errors.ts';
import { refuseOtherMethods } from '../http/methods.ts';
import { findVisitByToken } from '../repositories/visits.ts';
import { isToken } from '../secrets.ts';
import type { Services } from '../services.ts';
import { visitFile } from '../visits/visitCalendar.ts';

const PATH = '/api/visits/:file';
const EXTENSION = '.ics';
const HEADERS = {
  'Content-Type': 'text/calendar; charset=utf-8',
  // A saved file or another type opens as text on some phones.
  'Content-Disposition': 'inline; filename="sadeel-visit.ics"',
  'Cache-Control': 'no-store',
};

/** Serves the calendar files of visits, with a secret URL each (product 7.10). */
export function registerVisits(app: Hono, { db, config }: Services): void {
  app.get(PATH, async (context) => {
    const file = context.req.param('file');
    const token = file.endsWith(EXTENSION) ? file.slice(0, -EXTENSION.length) : '';
    const visit = isToken(token) ? await findVisitByToken(db, token) : undefined;
    const content = visit && visitFile(config, visit);
    if (content === undefined) throw notFound((m) => m.shop.noVisit);
    return context.body(content, 200, HEADERS);
  });
  refuseOtherMethods(app, PATH, ['GET']);
}
