import { sql } from 'kysely';
import type { Hono } from 'hono';
import { unavailable } from '../http/errors.ts';
import type { Services } from '../services.ts';

/** /healthz: the process lives. /readyz: it can also reach its database. */
export function registerHealth(app: Hono, { db }: Services): void {
  app.get('/healthz', (context) => context.json({ message: 'ok' }));
  app.get('/readyz', async (context) => {
    await sql`select 1`.execute(db).catch(() => {
      throw unavailable('The database cannot be reached.');
    });
    return context.json({ message: 'ready' });
  });
}
