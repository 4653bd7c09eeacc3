import { sql } from 'kysely';
import type { Hono } from 'hono';
import { unavailable } from '../http/errors.ts';
import { refuseOtherMethods } from '../http/methods.ts';
import type { Services } from '../services.ts';

const NO_STORE = { 'Cache-Control': 'no-store' };

/** Health checks: /healthz for the process, /readyz for process, database and the index of lists and searches. */
export function registerHealth(app: Hono, { db, productSearch }: Services): void {
  app.get('/healthz', (context) => context.json({ message: 'ok' }, 200, NO_STORE));
  app.get('/readyz', async (context) => {
    await sql`select 1`.execute(db).catch(() => {
      throw unavailable((m) => m.requests.databaseDown);
    });
    if (!productSearch.isReady()) throw unavailable((m) => m.requests.starting);
    return context.json({ message: 'ready' }, 200, NO_STORE);
  });
  for (const path of ['/healthz', '/readyz']) refuseOtherMethods(app, path, ['GET']);
}
