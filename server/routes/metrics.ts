import type { Context, Hono } from 'hono';
import { notFound } from '../http/errors.ts';
import { isLocalRequest } from '../http/localRequest.ts';
import { refuseOtherMethods } from '../http/methods.ts';
import { tokenHash } from '../secrets.ts';
import type { Services } from '../services.ts';

const PATH = '/metrics';
const BEARER = 'Bearer ';

/** Whether the request has the token; hashes are compared, so that the time does not depend on it. */
function hasToken(context: Context, token: string | undefined): boolean {
  const header = context.req.header('authorization') ?? '';
  if (token === undefined || !header.startsWith(BEARER)) return false;
  return tokenHash(header.slice(BEARER.length)) === tokenHash(token);
}

/** Metrics for Prometheus, for requests of this machine or with METRICS_TOKEN; for others there is no such page. */
export function registerMetrics(app: Hono, { config, metrics }: Services): void {
  app.get(PATH, async (context) => {
    if (!isLocalRequest(context) && !hasToken(context, config.metricsToken))
      throw notFound((m) => m.requests.nothingHere);
    const { registry } = metrics;
    const headers = { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' };
    return context.body(await registry.metrics(), 200, headers);
  });
  refuseOtherMethods(app, PATH, ['GET']);
}
