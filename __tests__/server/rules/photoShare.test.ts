import { describe, expect, it } from '@jest/globals';
import { photoShare } from '../../../server/rules/photoShare.ts';

const places = { all: 1000, perCustomer: 12, perReview: 3 };

describe('the places of one customer for unchecked photos', () => {
  it.each([
    [0, 12],
    [400, 12],
    [500, 10],
    [850, 3],
    [999, 3],
    [1000, 0],
    [1001, 0],
  ])('with %i of 1,000 taken are %i', (taken, share) => {
    expect(photoShare(places, taken)).toBe(share);
  });

  it('are filled by 150 accounts or more, instead of 84', () => {
    let accounts = 0;
    for (let taken = 0; taken < places.all; accounts += 1) taken += photoShare(places, taken);
    expect(accounts).toBeGreaterThanOrEqual(150);
  });
});
