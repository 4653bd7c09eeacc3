import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string | undefined>();

/** Does some work on behalf of one request, so that every log line it writes carries the request's id. */
export function withRequestId<Result>(id: string, work: () => Result): Result {
  return current.run(id, work);
}

/** Does some work that a request has only set off and that is not on its behalf, e.g. emptying a queue. */
export function withoutRequestId<Result>(work: () => Result): Result {
  return current.run(undefined, work);
}

/** Id of the request that is being answered; undefined outside of one. */
export function requestId(): string | undefined {
  return current.getStore();
}
