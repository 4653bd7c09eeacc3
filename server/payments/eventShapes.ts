import { z } from 'zod';

/** Thrown when a webhook event lacks documented fields. */
export class InvalidEventError extends Error {}

/** An id from a provider. */
export const providerId = z.string().regex(/^[\w-]{1,255}$/);

/** The type of an event, e.g. `checkout.session.completed`. */
export const eventType = z.string().regex(/^[\w.-]{1,255}$/);

/** Parses a value of an event. @throws InvalidEventError */
export function parseShape<T>(shape: z.ZodType<T>, value: unknown): T {
  const { data, error } = shape.safeParse(value);
  if (error) throw new InvalidEventError(z.prettifyError(error));
  return data;
}

/** Parses the raw body of an event. @throws InvalidEventError */
export function parseJsonEvent<T>(shape: z.ZodType<T>, rawBody: string): T {
  let value: unknown;
  try {
    value = JSON.parse(rawBody);
  } catch {
    throw new InvalidEventError('The event is not JSON.');
  }
  return parseShape(shape, value);
}
