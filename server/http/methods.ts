import type { Hono } from 'hono';
import { HttpError } from './errors.ts';

/** Responds with 405 to all other methods of a path. Register it after the path's own handlers. */
export function refuseOtherMethods(app: Hono, path: string, methods: readonly string[]): void {
  const allowed = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  app.all(path, (context) => {
    const { method } = context.req;
    throw new HttpError(405, (m) => m.requests.methodRefused(method, allowed).slice(0, 200), {
      Allow: allowed.join(', '),
    });
  });
}
