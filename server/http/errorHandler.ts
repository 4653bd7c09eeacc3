import type { Context } from 'hono';
import { routePath } from 'hono/route';
import { isOutage } from '../db/errors.ts';
import { traceOf } from '../errorDetails.ts';
import type { Log } from '../log.ts';
import { HttpError, unavailable } from './errors.ts';

const OUTAGE = 'The shop is very busy at the moment. Please try again in a few seconds.';
const BUG = 'Something went wrong on our side. Please try again.';

function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  return isOutage(error) ? unavailable(OUTAGE) : new HttpError(500, BUG);
}

/** Converts every error to a `{ message }` response; stack traces are only logged. */
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
    return context.json({ message: httpError.message }, httpError.status);
  };
}
