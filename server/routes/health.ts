import { sql } from 'kysely';
import type { Hono } from 'hono';
import { unavailable } from '../http/errors.ts';
import { refuseOtherMethods } from '../http/methods.ts';
import type { Services } from '../services.ts';

const FRESH = { 'Cache-Control': 'no-store' };

/** /healthz: the process is running. /readyz: the database is reachable too. */
export function registerHealth(app: Hono, { db }: Services): void {
  app.get('/healthz', (context) => context.json({ message: 'ok' }, 200, FRESH));
  app.get('/readyz', async (context) => {
    await sql`select 1`.execute(db).catch(() => {
      throw unavailable('The database cannot be reached.');
    });
    return context.json({ message: 'ready' }, 200, FRESH);
  });
  for (const path of ['/healthz', '/readyz']) refuseOtherMethods(app, path, ['GET']);
}
