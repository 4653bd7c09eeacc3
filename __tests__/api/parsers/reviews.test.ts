import { describe, expect, it } from '@jest/globals';
import { parseRatingCounts, parseReview } from '@/api/parsers/reviews';
import { buildReview } from '@/fixtures/reviews.fixtures';

describe('parseReview', () => {
  it('keeps a valid review', () => {
    expect(parseReview(buildReview())).toEqual(buildReview());
  });

  it('requires only a text', () => {
    expect(parseReview({ review: 'Good', user: { profilePicture: 'data:x' } })).toEqual({
      name: '',
      rating: 1,
      review: 'Good',
      createdAt: '',
      user: { email: '' },
    });
  });

  it.each([null, undefined, 'text', { name: 'Omar' }])('rejects %j', (value) => {
    expect(parseReview(value)).toBeUndefined();
  });

  it.each([
    [4, 4],
    ['3', 3],
    [4.4, 4],
    [4.5, 5],
    [0, 1],
    [-3, 1],
    [6, 5],
    ['many', 1],
    [null, 1],
  ])('rounds the rating %j to %i stars', (rating, stars) => {
    expect(parseReview({ ...buildReview(), rating })?.rating).toBe(stars);
  });
});

describe('parseRatingCounts', () => {
  it('returns five whole numbers', () => {
    expect(parseRatingCounts([0, 1, '2', 3.7, -4])).toEqual([0, 1, 2, 3, 0]);
  });

  it.each([[[1, 2, 3, 4]], [[1, 2, 3, 4, 5, 6]], [[1, 2, 3, 4, 'many']], ['12345'], [null]])(
    'rejects %j',
    (value) => {
      expect(parseRatingCounts(value)).toBeUndefined();
    },
  );
});
