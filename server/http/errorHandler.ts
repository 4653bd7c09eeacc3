import type { Context } from 'hono';
import { routePath } from 'hono/route';
import { isOutage } from '../db/errors.ts';
import { traceOf } from '../errorDetails.ts';
import type { Log } from '../log.ts';
import { HttpError, unavailable } from './errors.ts';
import { requestLanguage } from './language.ts';

function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  return isOutage(error)
    ? unavailable((m) => m.requests.busy)
    : new HttpError(500, (m) => m.requests.bug);
}

/** Converts every error to a response with a `message` in the language of the request; stack traces are only logged. */
export function errorHandler(log: Log) {
  return (error: unknown, context: Context): Response => {
    const httpError = toHttpError(error);
    // Expected errors are not logged, because any client could fill the log with them.
    if (!(error instanceof HttpError)) {
      log.error('A request failed.', {
        method: context.req.method,
        route: routePath(context),
        status: httpError.status,
        error: traceOf(error),
      });
    }
    for (const [name, value] of Object.entries(httpError.headers)) context.header(name, value);
    const language = requestLanguage(context);
    context.header('Content-Language', language);
    const body = { message: httpError.messageIn(language), ...httpError.details };
    return context.json(body, httpError.status);
  };
}
