import type { Context, Hono } from 'hono';
import { routes } from '../routes/routes.ts';
import type { Services } from '../services.ts';
import { optionalUser, requireUser } from './auth.ts';
import { sharedJson } from './caching.ts';
import { clientAddress, clientNetwork } from './client.ts';
import { refuseOtherMethods } from './methods.ts';
import { parseWith, readIdempotencyKey, readJson, readQuery } from './request.ts';
import type { AnyRoute } from './route.ts';

const BASE = '/api';

async function callerOf(services: Services, route: AnyRoute, context: Context) {
  const header = context.req.header('authorization');
  if (route.auth === 'required') return requireUser(services, header);
  return route.auth === 'optional' ? optionalUser(services, header) : undefined;
}

/** Guards and validates one call, in the order: who, query, body; then lets the route answer. */
async function answer(services: Services, route: AnyRoute, context: Context): Promise<Response> {
  const request = context.req.raw;
  const user = await callerOf(services, route, context);
  const query = route.query && parseWith(route.query, readQuery(request));
  const body = route.body && parseWith(route.body, await readJson(request));
  const address = clientAddress(context, services.config.trustProxy);
  // The table's type has matched every handler with its own schemas; the walk over it cannot see that.
  const known = {
    services,
    user,
    query,
    body,
    client: clientNetwork(address),
    idempotencyKey: readIdempotencyKey(request),
  } as never;
  const result = await route.handle(known);
  return isShared(route, context) ? sharedJson(context, result) : context.json(result);
}

/** Reads by anonymous visitors get the same answer, whoever asks; a header says somebody in particular does. */
function isShared(route: AnyRoute, context: Context): boolean {
  const isRead = context.req.method === 'GET' || context.req.method === 'HEAD';
  return isRead && route.auth !== 'required' && context.req.header('authorization') === undefined;
}

/** Puts every call of the contract under /api; another method on a known path is 405. */
export function registerRoutes(app: Hono, services: Services): void {
  const allowed = new Map<string, string[]>();
  for (const [call, route] of Object.entries<AnyRoute>(routes)) {
    const [method = '', path = ''] = call.split(' ');
    app.on(method, `${BASE}${path}`, (context) => answer(services, route, context));
    allowed.set(path, [...(allowed.get(path) ?? []), method]);
  }
  for (const [path, methods] of allowed) refuseOtherMethods(app, `${BASE}${path}`, methods);
}
