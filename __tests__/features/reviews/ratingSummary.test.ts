import { describe, expect, it } from '@jest/globals';
import { messages } from '@/features/reviews/messages';
import { summariseRatings } from '@/features/reviews/ratingSummary';
import { english } from '@/fixtures/english';

describe('summariseRatings', () => {
  it('averages to one decimal and lists the highest rating first', () => {
    expect(summariseRatings([1, 0, 0, 2, 4])).toEqual({
      average: 4.1,
      count: 7,
      distribution: [
        { stars: 5, count: 4 },
        { stars: 4, count: 2 },
        { stars: 3, count: 0 },
        { stars: 2, count: 0 },
        { stars: 1, count: 1 },
      ],
    });
  });

  it('returns undefined without counts or ratings', () => {
    expect(summariseRatings(undefined)).toBeUndefined();
    expect(summariseRatings([0, 0, 0, 0, 0])).toBeUndefined();
  });

  it('the count has singular and plural', () => {
    expect(english(messages.count, { count: 1 })).toBe('1 review');
    expect(english(messages.count, { count: 2 })).toBe('2 reviews');
  });
});
