import { describe, expect, it } from '@jest/globals';
import { checkReview } from '@/features/reviews/checkReview';
import { english } from '@/fixtures/english';

const draft = { review: 'Falls beautifully', rating: 4, name: 'Aisha' };

describe('checkReview (product 6.2)', () => {
  it('requires a text first', () => {
    expect(checkReview(english, { review: ' \n ', rating: 0, name: '' })).toEqual({
      field: 'review',
      message: 'Please enter a review',
    });
  });

  it('requires a rating second', () => {
    expect(checkReview(english, { ...draft, rating: 0, name: '' })).toEqual({
      field: 'rating',
      message: 'Please select a rating',
    });
  });

  it('requires a name last', () => {
    for (const name of ['  ', '\u200f\u200b'])
      expect(checkReview(english, { ...draft, name })).toEqual({
        field: 'name',
        message: 'Please enter a name',
      });
  });

  it.each([-1, 6, 2.5, Number.NaN])('rejects a rating of %s', (rating) => {
    expect(checkReview(english, { ...draft, rating })).toMatchObject({ field: 'rating' });
  });

  it('trims text and name', () => {
    expect(checkReview(english, { review: ' Lovely ', rating: 5, name: ' Omar ' })).toEqual({
      review: 'Lovely',
      rating: 5,
      name: 'Omar',
    });
  });
});
