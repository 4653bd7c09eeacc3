import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string | undefined>();

/** Runs work with a request id, which is added to all its log lines. */
export function withRequestId<Result>(id: string, work: () => Result): Result {
  return current.run(id, work);
}

/** Runs work outside of the current request, e.g. the processing of a queue. */
export function withoutRequestId<Result>(work: () => Result): Result {
  return current.run(undefined, work);
}

/** Id of the current request; `undefined` outside of one. */
export function requestId(): string | undefined {
  return current.getStore();
}
