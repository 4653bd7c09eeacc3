import type { KyselyPlugin } from 'kysely';
import type { Db } from '../../server/db/open.ts';
import type { PaymentProvider } from '../../server/payments/provider.ts';

/** Simulates a process that crashes: later statements and provider calls fail, open transactions roll back. */
export interface CrashPoints {
  /** Adds a crash point before and after each statement. */
  watch: (db: Db) => Db;
  /** Adds a crash point before and after each call. */
  watchProvider: (provider: PaymentProvider) => PaymentProvider;
  /** Crashes at the n-th crash point from now. */
  dieAt: (moment: number) => void;
  /** Whether it has crashed. */
  isDead: () => boolean;
}

export function createCrashPoints(): CrashPoints {
  let remaining = Infinity;
  const countDown = (): void => {
    remaining -= 1;
    if (remaining <= 0) throw new Error('The process has crashed.');
  };
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      countDown();
      return node;
    },
    transformResult: ({ result }) => {
      countDown();
      return Promise.resolve(result);
    },
  };
  const withCrashPoints =
    <Request, Result>(call: (request: Request) => Promise<Result>) =>
    async (request: Request): Promise<Result> => {
      countDown();
      const result = await call(request);
      countDown();
      return result;
    };
  return {
    watch: (db) => db.withPlugin(plugin),
    watchProvider: (provider) => ({
      ...provider,
      start: withCrashPoints(provider.start),
      getStatus: withCrashPoints(provider.getStatus),
      capture: withCrashPoints(provider.capture),
      refund: withCrashPoints(provider.refund),
    }),
    dieAt: (moment) => {
      remaining = moment;
    },
    isDead: () => remaining <= 0,
  };
}
