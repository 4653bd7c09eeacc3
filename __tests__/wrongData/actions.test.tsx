import { afterEach, beforeEach, describe, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { actions, type Action } from '../support/faults/actions';
import { findButton } from '../support/faults/controls';
import { validReply } from '../support/faults/network';
import { advance, openShop } from '../support/faults/openShop';
import { prepareBrowser } from '../support/faults/prepareBrowser';
import { watchForErrors } from '../support/faults/soundPage';
import { isThorough } from '../support/isThorough';
import { PROPERTY_SEED } from '../support/propertySeed';
import { mutate, mutations, type Mutation } from '../support/wrongData/mutate';
import { expectSoundDocument } from '../support/wrongData/soundDocument';

/** Payloads per change: few, because each opens its screen again; most responses are only a message. */
const CASES = isThorough ? 73 : 2;
/** Longer than all payloads take on a busy machine, in ms. */
const TIMEOUT_MS = Math.max(60_000, 6_000 * CASES);

beforeEach(prepareBrowser);
afterEach(() => void jest.useRealTimers());

/** Sends a change whose response is a payload. */
async function send(action: Action, payload: readonly Mutation[]) {
  const { url, state, isSignedIn, prepare } = action;
  const shop = await openShop(url, { state, isSignedIn, prepare });
  await action.fill?.(shop);
  shop.network.set(action.call, (request) => ({
    body: mutate(validReply(request).body, payload) ?? null,
  }));
  shop.press(findButton(action.button));
  await advance(2_000);
  return shop;
}

describe('wrong data in the response to a change', () => {
  it.each(actions.map((action) => [`${action.endpoint} at ${action.url}`, action] as const))(
    'breaks nothing after %s',
    async (_name, action) => {
      const errors = watchForErrors();
      try {
        await fc.assert(
          fc.asyncProperty(mutations, async (payload) => {
            errors.found.length = 0;
            const shop = await send(action, payload);
            try {
              expectSoundDocument(errors);
            } finally {
              shop.close();
            }
          }),
          { numRuns: CASES, seed: PROPERTY_SEED },
        );
      } finally {
        errors.stop();
      }
    },
    TIMEOUT_MS,
  );
});
