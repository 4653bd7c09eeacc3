import type { Hono } from 'hono';
import { HttpError } from './errors.ts';

/** Responds with 405 to all other methods of a path. Register it after the path's own handlers. */
export function refuseOtherMethods(app: Hono, path: string, methods: readonly string[]): void {
  const allowed = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  app.all(path, (context) => {
    const message = `${context.req.method} is not possible here; use ${allowed.join(' or ')}.`;
    throw new HttpError(405, message.slice(0, 200), { Allow: allowed.join(', ') });
  });
}
