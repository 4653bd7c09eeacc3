import { describe, expect, it } from '@jest/globals';
import { periodOf } from '../../../server/rules/orderPeriod.ts';

describe('periods of the order filter', () => {
  const now = new Date('2026-06-15T00:00:00.000Z');

  it('begin 30 or 90 days ago, without an end', () => {
    const to = '9999-12-31T23:59:59.999Z';
    expect(periodOf('30', now)).toEqual({ from: '2026-05-16T00:00:00.000Z', to });
    expect(periodOf('90', now)).toEqual({ from: '2026-03-17T00:00:00.000Z', to });
  });

  it('are a year in Dubai', () => {
    expect(periodOf('2025', now)).toEqual({
      from: '2024-12-31T20:00:00.000Z',
      to: '2025-12-31T20:00:00.000Z',
    });
  });

  it.each(['', '60', '3', '202', '20255', 'x2025', '2025x', '2e03', 'all'])(
    'do not exist for %j',
    (filter) => {
      expect(periodOf(filter, now)).toBeUndefined();
    },
  );
});
