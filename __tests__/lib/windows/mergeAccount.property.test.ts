import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { emptyWindow } from '@/lib/windows/measuredWindow';
import { mergeAccount } from '@/lib/windows/mergeAccount';
import { PROPERTY_SEED } from '../../support/propertySeed';

const AISHA = 'aisha';
const OMAR = 'omar';

const window = fc
  .record({
    id: fc.constantFrom('a', 'b', 'c', 'd', 'constructor'),
    updatedAt: fc.integer({ min: 0, max: 9 }),
    depth: fc.integer({ min: 0, max: 3 }),
  })
  .map(emptyWindow);
const windows = fc.uniqueArray(window, { selector: ({ id }) => id });
const owner = fc.constantFrom(AISHA, OMAR);
const someDevice = fc.record({
  windows,
  ownerId: fc.option(owner),
  marks: fc.uniqueArray(
    fc.record({
      id: fc.constantFrom('a', 'b', 'c'),
      ownerId: owner,
      savedAt: fc.integer({ min: 0, max: 9 }),
    }),
    { selector: ({ id }) => id },
  ),
  erased: fc.uniqueArray(
    fc.record({ id: fc.constant('d'), erasedAt: fc.constant(5), ownerId: owner }),
    { maxLength: 1 },
  ),
});
const someAccount = fc
  .record({ windows, erasedAt: fc.integer({ min: 0, max: 9 }) })
  .map(({ windows: all, erasedAt }) => ({
    windows: all.filter(({ id }) => id !== 'b'),
    earlier: [],
    erased: all.filter(({ id }) => id === 'b').map(({ id }) => ({ id, erasedAt })),
  }));

describe('a response', () => {
  const runs = { seed: PROPERTY_SEED, numRuns: 500 };

  it('changes nothing when it arrives twice', () => {
    fc.assert(
      fc.property(someDevice, someAccount, (start, response) => {
        const once = mergeAccount(start, { ownerId: AISHA, account: response });
        expect(mergeAccount(once, { ownerId: AISHA, account: response })).toEqual(once);
      }),
      runs,
    );
  });

  it('never changes windows of another account or changes that were not sent', () => {
    fc.assert(
      fc.property(someDevice, someAccount, (start, response) => {
        const { windows: after } = mergeAccount(start, { ownerId: AISHA, account: response });
        for (const kept of start.windows) {
          const mark = start.marks.find(({ id }) => id === kept.id);
          const ownerId = mark?.ownerId ?? start.ownerId ?? AISHA;
          if (ownerId === OMAR || mark?.savedAt !== kept.updatedAt)
            expect(after).toContainEqual(kept);
        }
      }),
      runs,
    );
  });
});
