import type { KyselyPlugin } from 'kysely';
import type { Db } from '../../server/db/open.ts';
import type { PaymentProvider } from '../../server/payments/provider.ts';

/**
 * A process that dies at a chosen moment: from then on nothing it does reaches the database or a provider, and what a
 * transaction had not committed is gone.
 */
export interface CrashPoints {
  /** The database as the process sees it: a moment before and a moment after each statement. */
  watch: (db: Db) => Db;
  /** A provider as the process sees it: a moment before and a moment after each call. */
  watchProvider: (provider: PaymentProvider) => PaymentProvider;
  /** Dies at the n-th moment from now. */
  dieAt: (moment: number) => void;
  /** Whether it has died. */
  isDead: () => boolean;
}

export function createCrashPoints(): CrashPoints {
  let left = Infinity;
  const pass = (): void => {
    left -= 1;
    if (left <= 0) throw new Error('The process is dead.');
  };
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      pass();
      return node;
    },
    transformResult: ({ result }) => {
      pass();
      return Promise.resolve(result);
    },
  };
  const around =
    <Request, Answer>(call: (request: Request) => Promise<Answer>) =>
    async (request: Request): Promise<Answer> => {
      pass();
      const answer = await call(request);
      pass();
      return answer;
    };
  return {
    watch: (db) => db.withPlugin(plugin),
    watchProvider: (provider) => ({
      ...provider,
      start: around(provider.start),
      getStatus: around(provider.getStatus),
      capture: around(provider.capture),
      refund: around(provider.refund),
    }),
    dieAt: (moment) => {
      left = moment;
    },
    isDead: () => left <= 0,
  };
}
