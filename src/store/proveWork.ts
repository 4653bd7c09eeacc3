import type { Challenge } from '@/contract/common';
import { proofMessages } from './messages';
import type { Services } from './services';

/** A wait that people notice. */
const NOTICE_MS = 300;

/**
 * Does a proof of work, with a toast if it takes a while (product 13.22); the success of the request closes the toast.
 * @returns value of the header; `undefined` when the work cannot be done
 */
export async function proveWork(
  { toasts, i18n, log }: Services,
  challenge: Challenge,
  endpoint: string,
): Promise<string | undefined> {
  const notice = setTimeout(() => {
    const message = i18n.t(proofMessages.working);
    toasts.show({ message, variant: 'info', problemOf: endpoint });
  }, NOTICE_MS);
  try {
    const { solveChallenge } = await import(
      /* webpackChunkName: "proof-of-work" */ '@/lib/solveChallenge'
    );
    const number = await solveChallenge(challenge);
    return number === undefined ? undefined : `${challenge.salt} ${number}`;
  } catch (error) {
    log('The proof of work failed.', error);
    return undefined;
  } finally {
    clearTimeout(notice);
  }
}
