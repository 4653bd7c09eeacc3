import { describe, expect, it } from '@jest/globals';
import { asksForChild } from '@/lib/madeToMeasure/blindControl';
import { priceWindow } from '@/lib/madeToMeasure/priceWindow';
import { blinds, curtains } from '../../support/madeToMeasure/products';
import { curtainRequest } from '../../support/madeToMeasure/requests';

const { almas, hatta, saffa } = curtains;
const living = { track: 2900, drops: [2650] };

const warningsOf = (...request: Parameters<typeof curtainRequest>) => {
  const result = priceWindow(curtainRequest(...request));
  if (result.kind === 'refused') throw new Error(JSON.stringify(result));
  return result.warnings;
};

describe('the warnings of a curtain', () => {
  it('are none for a weighed cloth that is light', () => {
    expect(warningsOf(almas, living, { heading: 'wave' })).toEqual([]);
  });

  it('name an estimated weight', () => {
    const estimated = { ...hatta, facts: { ...hatta.facts, isWeightEstimated: true } };
    expect(warningsOf(estimated, living, { heading: 'wave' })).toEqual(['weightEstimated']);
  });

  it.each([
    [1913, 11_995, []],
    [1914, 12_001, ['heavyToDraw']],
  ])('say of a pair of %d g/m², each %d g, %j', (weight, heaviest, expected) => {
    const request = curtainRequest(saffa, { track: 1900, drops: [2600] }, { heading: 'wave' });
    const result = priceWindow({
      ...request,
      product: { ...saffa, facts: { ...saffa.facts, weight } },
    });
    if (result.kind !== 'curtain') throw new Error(JSON.stringify(result));
    expect([result.heaviest, result.warnings]).toEqual([heaviest, expected]);
  });

  it('leave a heavy curtain to its motor', () => {
    const heavy = { track: 5900, drops: [2900] };
    const options = { heading: 'triple', lining: 'interlined' } as const;
    expect(warningsOf(saffa, heavy, { ...options, motor: 'mains' })).toEqual([]);
  });

  it.each([
    ['the same', 0, false],
    ['a little fuller', 15, false],
    ['much fuller', 16, true],
    ['much less full', -16, true],
  ])('compare it with another of its room that is %s', (_what, difference, isWarned) => {
    const request = curtainRequest(almas, living, { heading: 'wave' });
    const alone = priceWindow(request);
    if (alone.kind !== 'curtain') throw new Error('no price');
    const room = priceWindow({ ...request, inRoom: [alone.fullness, alone.fullness + difference] });
    if (room.kind !== 'curtain') throw new Error('no price');
    expect(room.warnings).toEqual(isWarned ? ['otherFullness'] : []);
    expect(room.total).toBe(alone.total);
  });
});

describe('the question about children', () => {
  it('is asked where a chain is possible', () => {
    const { ufuq, sidr } = blinds;
    expect([ufuq, sidr].map(asksForChild)).toEqual([true, false]);
  });
});
