import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { messages } from '@/app/layout/messages';
import { english } from '@/fixtures/english';
import { openRead } from '../support/faults/expectRead';
import { validReply } from '../support/faults/network';
import { advance, focusWindow, type Shop } from '../support/faults/openShop';
import { reads, type Read } from '../support/faults/reads';
import { watchForErrors } from '../support/faults/soundPage';
import { preferReducedMotion } from '../support/preferReducedMotion';
import { PROPERTY_SEED } from '../support/propertySeed';
import { mutate, mutations, type Mutation } from '../support/wrongData/mutate';

/** Payloads per screen and response; `WRONG_DATA_CASES=730 npm test -- __tests__/wrongData` renders 19,000. */
const CASES = Number(process.env['WRONG_DATA_CASES'] ?? 30);
/** Longer than all payloads take on a busy machine, in ms. */
const TIMEOUT_MS = Math.max(60_000, 3_000 * CASES);
/** Payloads that one screen receives one after the other, before it is opened again with the next. */
const PER_SCREEN = 20;

/** Texts of programming errors; those of customers and the catalogue are never among the mutations. */
const BROKEN_TEXT = /\bundefined\b|\bnull\b|\bNaN\b|\[object |Invalid Date/;

/** Warning of development builds: two lists of a page may show the same product. */
const TWICE = '<ViewTransition name=';

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  preferReducedMotion();
});
afterEach(() => void jest.useRealTimers());

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
              const text = document.body.textContent;
              expect(BROKEN_TEXT.exec(text)?.[0]).toBeUndefined();
              expect(text).not.toContain(english(messages.pageFailed.title));
              expect(document.querySelector('[data-injected]')).toBeNull();
              expect(errors.found.filter((message) => !message.includes(TWICE))).toEqual([]);
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
