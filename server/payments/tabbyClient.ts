import type { z } from 'zod';
import { PROVIDER_TIMEOUT_MS } from './provider.ts';
import type { ProviderApi } from './provider.ts';

/** Host for shops in the Emirates. */
const API = 'https://api.tabby.ai';

/** Thrown for a response with an error status. */
export class TabbyError extends Error {
  readonly statusCode: number;

  constructor(statusCode: number) {
    super(`Tabby responded with ${statusCode}.`);
    this.statusCode = statusCode;
  }
}

/** A request to Tabby's API, whose response is parsed by `shape`. */
export interface TabbyRequest<T> {
  path: string;
  /** Sent with POST; a GET request without. */
  body?: object;
  shape: z.ZodType<T>;
}

/**
 * Sends requests to Tabby, which has no library for Node; `base` replaces its URL in tests.
 * @throws TabbyError; other errors when there is no usable response in time
 */
export function tabbyClient(secretKey: string, api: ProviderApi) {
  const { base = new URL(API), timeoutMs = PROVIDER_TIMEOUT_MS } = api;
  return async <T>({ path, body, shape }: TabbyRequest<T>): Promise<T> => {
    const response = await fetch(new URL(path, base), {
      method: body ? 'POST' : 'GET',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${secretKey}` },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new TabbyError(response.status);
    }
    return shape.parse(await response.json());
  };
}
