import { afterEach, beforeEach, describe, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { openRead } from '../faults/expectRead';
import { validReply } from '../faults/network';
import { advance, focusWindow, type Shop } from '../faults/openShop';
import { prepareBrowser } from '../faults/prepareBrowser';
import type { Read } from '../faults/reads';
import { watchForErrors } from '../faults/soundPage';
import { isThorough } from '../isThorough';
import { PROPERTY_SEED } from '../propertySeed';
import { mutate, mutations, type Mutation } from './mutate';
import { expectSoundDocument } from './soundDocument';

/** Payloads per screen and response; the run before a release renders 19,000 in all. */
const CASES = isThorough ? 730 : 12;
/** Longer than all payloads take on a busy machine, in ms. */
const TIMEOUT_MS = Math.max(60_000, 3_000 * CASES);
/** Payloads that one screen receives one after the other, before it is opened again with the next. */
const PER_SCREEN = 20;

/** Shows payloads on one screen: the first when it opens, the next ones by a refetch. */
function showPayloads(read: Read) {
  let shop: Shop | undefined;
  let shown = 0;
  const show = async (payload: readonly Mutation[]): Promise<Shop> => {
    if (shown % PER_SCREEN === 0) {
      shop?.close();
      shop = undefined;
    }
    shown += 1;
    const reply = (request: Parameters<typeof validReply>[0]) => ({
      body: mutate(validReply(request).body, payload) ?? null,
    });
    if (shop === undefined) {
      shop = await openRead(read, reply);
      return shop;
    }
    shop.network.set(read.call, reply);
    focusWindow();
    await advance(20);
    return shop;
  };
  return {
    show,
    close: () => {
      shop?.close();
      shop = undefined;
      shown = 0;
    },
  };
}

/** Declares the tests of reads: no payload breaks anything on the screen. */
export function describeWrongData(reads: readonly Read[]): void {
  beforeEach(prepareBrowser);
  afterEach(() => void jest.useRealTimers());

  describe('wrong data', () => {
    it.each(reads.map((read) => [`${read.route} ${read.endpoint} at ${read.url}`, read] as const))(
      'breaks nothing on %s',
      async (_name, read) => {
        const errors = watchForErrors();
        const screen = showPayloads(read);
        try {
          await fc.assert(
            fc.asyncProperty(mutations, async (payload) => {
              try {
                await screen.show(payload);
                expectSoundDocument(errors);
              } catch (error) {
                errors.found.length = 0;
                screen.close();
                throw error;
              }
            }),
            { numRuns: CASES, seed: PROPERTY_SEED },
          );
        } finally {
          screen.close();
          errors.stop();
        }
      },
      TIMEOUT_MS,
    );
  });
}
