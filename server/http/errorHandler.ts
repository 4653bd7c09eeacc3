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
    const refusal = toHttpError(error);
    // Expected errors are not logged: anybody could fill the log with them.
    if (!(error instanceof HttpError)) {
      log.error('A request failed.', {
        method: context.req.method,
        route: routePath(context),
        status: refusal.status,
        error: traceOf(error),
      });
    }
    for (const [name, value] of Object.entries(refusal.headers)) context.header(name, value);
    return context.json({ message: refusal.message }, refusal.status);
  };
}
