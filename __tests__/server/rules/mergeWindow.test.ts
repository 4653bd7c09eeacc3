import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { eraseWindow, mergeWindow } from '../../../server/rules/mergeWindow.ts';
import type { KnownWindow } from '../../../server/rules/mergeWindow.ts';
import type { ChangedWindow, ErasedWindow } from '../../../src/contract/windows.ts';
import { emptyWindow } from '../../../src/lib/windows/measuredWindow.ts';
import { PROPERTY_SEED } from '../../support/propertySeed.ts';

const BASE = 1000;
const version = (updatedAt: number, depth: number) => emptyWindow({ id: 'w', updatedAt, depth });
const saved: KnownWindow = { window: version(BASE, 1) };
const change = (updatedAt: number, depth: number, base?: number): ChangedWindow => ({
  ...version(updatedAt, depth),
  base,
});

describe('mergeWindow', () => {
  it('stores a new window', () => {
    expect(mergeWindow(undefined, change(5, 2))).toEqual({ window: version(5, 2) });
  });

  it('replaces the version that was changed, without keeping it', () => {
    const next = mergeWindow(saved, change(1001, 2, BASE));
    expect(next).toEqual({ window: version(1001, 2) });
    expect(mergeWindow(next, change(1002, 3, 1001))).toEqual({ window: version(1002, 3) });
  });

  it('replaces it even when the clock of the device is behind', () => {
    expect(mergeWindow(saved, change(7, 2, BASE))).toEqual({ window: version(1001, 2) });
  });

  it.each([
    ['earlier', 1005],
    ['later', 1500],
  ])('keeps the loser of two changes when the %s one arrives second', (_order, second) => {
    const first = mergeWindow(saved, change(1010, 2, BASE));
    const [winner, loser] =
      second > 1010
        ? [version(second, 3), version(1010, 2)]
        : [version(1010, 2), version(second, 3)];
    expect(mergeWindow(first, change(second, 3, BASE))).toEqual({ window: winner, earlier: loser });
  });

  it('exchanges both versions when the earlier one is restored', () => {
    const both: KnownWindow = { window: version(1010, 2), earlier: version(1005, 3) };
    const restored = mergeWindow(both, change(1020, 3, 1010));
    expect(restored).toEqual({ window: version(1020, 3), earlier: version(1010, 2) });
  });

  it('keeps the loser through later changes', () => {
    const both: KnownWindow = { window: version(1010, 2), earlier: version(1005, 3) };
    expect(mergeWindow(both, change(1020, 4, 1010))).toEqual({
      window: version(1020, 4),
      earlier: version(1005, 3),
    });
  });

  it('treats the same figures of two devices as one version', () => {
    expect(mergeWindow(saved, change(2000, 1))).toEqual({ window: version(2000, 1) });
    expect(mergeWindow(saved, change(500, 1))).toEqual(saved);
  });

  it('keeps a window erased unless it was changed later or added again', () => {
    const erased: KnownWindow = { erasedAt: 2000 };
    expect(mergeWindow(erased, change(1500, 2, BASE))).toEqual(erased);
    expect(mergeWindow(erased, change(2500, 2, BASE))).toEqual({ window: version(2500, 2) });
    expect(mergeWindow(erased, change(1500, 2))).toEqual({ window: version(2001, 2) });
  });
});

describe('eraseWindow', () => {
  it('wins over earlier changes, and keeps nothing of a window that was never saved', () => {
    expect(eraseWindow(saved, { id: 'w', erasedAt: BASE })).toEqual({ erasedAt: BASE });
    expect(eraseWindow(saved, { id: 'w', erasedAt: BASE - 1 })).toEqual(saved);
    expect(eraseWindow({ erasedAt: 5 }, { id: 'w', erasedAt: 3 })).toEqual({ erasedAt: 5 });
    expect(eraseWindow(undefined, { id: 'w', erasedAt: BASE })).toBeUndefined();
  });
});

type Step = ChangedWindow | ErasedWindow;
const apply = (known: KnownWindow | undefined, step: Step): KnownWindow | undefined =>
  'erasedAt' in step ? eraseWindow(known, step) : mergeWindow(known, step);
const applyAll = (steps: readonly Step[], known: KnownWindow | undefined) =>
  steps.reduce(apply, known);

/** Changes that devices made of the same version, at different times. */
const concurrent = fc
  .uniqueArray(
    fc.record({ at: fc.integer({ min: 1, max: 50 }), depth: fc.integer({ min: 0, max: 5 }) }),
    {
      selector: ({ at }) => at,
      maxLength: 6,
    },
  )
  .map((changes) => changes.map(({ at, depth }) => change(BASE + at, depth, BASE)));

describe('changes of the same version on several devices', () => {
  const runs = { seed: PROPERTY_SEED, numRuns: 500 };

  it('lead to the same result in every order, also when they are repeated', () => {
    const orders = concurrent.chain((changes) =>
      fc.record({
        changes: fc.constant(changes),
        shuffled: fc.shuffledSubarray(changes, { minLength: changes.length }),
        repeated: fc.shuffledSubarray(changes),
      }),
    );
    fc.assert(
      fc.property(orders, ({ changes, shuffled, repeated }) => {
        const result = applyAll(changes, saved);
        expect(applyAll(shuffled, saved)).toEqual(result);
        expect(applyAll([...shuffled, ...repeated], saved)).toEqual(result);
      }),
      runs,
    );
  });

  it('leave the latest one, or nothing when the erasure is the latest', () => {
    const steps = fc.record({ changes: concurrent, erasedAt: fc.integer({ min: 1, max: 50 }) });
    fc.assert(
      fc.property(steps, ({ changes, erasedAt }) => {
        const erasure = { id: 'w', erasedAt: BASE + erasedAt };
        const latest = Math.max(BASE, ...changes.map(({ updatedAt }) => updatedAt));
        for (const steps of [
          [...changes, erasure],
          [erasure, ...changes],
        ]) {
          const result = applyAll(steps, saved);
          expect(result).toMatchObject(
            erasure.erasedAt >= latest
              ? { erasedAt: erasure.erasedAt }
              : { window: { updatedAt: latest } },
          );
        }
      }),
      runs,
    );
  });
});
