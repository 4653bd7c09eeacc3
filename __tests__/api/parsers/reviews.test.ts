import { describe, expect, it } from '@jest/globals';
import { parseRatingCounts, parseReview } from '@/api/parsers/reviews';
import { buildReview } from '@/fixtures/reviews.fixtures';

describe('reviews', () => {
  it('are taken as sent', () => {
    expect(parseReview(buildReview())).toEqual(buildReview());
  });

  it('need their text and nothing else', () => {
    expect(parseReview({ review: 'Good', user: { profilePicture: 'data:x' } })).toEqual({
      name: '',
      rating: 1,
      review: 'Good',
      createdAt: '',
      user: { email: '' },
    });
  });

  it.each([null, undefined, 'text', { name: 'Omar' }])('are not what %j is', (value) => {
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
  ])('rated %j have %i stars', (rating, stars) => {
    expect(parseReview({ ...buildReview(), rating })?.rating).toBe(stars);
  });
});

describe('how many reviews gave how many stars', () => {
  it('is told for each of five', () => {
    expect(parseRatingCounts([0, 1, '2', 3.7, -4])).toEqual([0, 1, 2, 3, 0]);
  });

  it.each([[[1, 2, 3, 4]], [[1, 2, 3, 4, 5, 6]], [[1, 2, 3, 4, 'many']], ['12345'], [null]])(
    'is not what %j tells',
    (value) => {
      expect(parseRatingCounts(value)).toBeUndefined();
    },
  );
});
