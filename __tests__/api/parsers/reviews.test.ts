import { describe, expect, it } from '@jest/globals';
import { parseMaxPhotos, parseRatingCounts, parseReview } from '@/api/parsers/reviews';
import { buildReview, reviewPhotos } from '@/fixtures/reviews.fixtures';

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

describe('the photos of a review', () => {
  const photosOf = (photos: unknown) => parseReview({ ...buildReview(), photos })?.photos;
  const photo = { url: '/a.webp', thumbnail: '/b.webp', width: 9, height: 8 };

  it('are kept, with the origin of the review', () => {
    const review = buildReview({ photos: reviewPhotos, boughtHere: true });
    expect(parseReview(review)).toEqual(review);
  });

  it('need an URL and a size, but no thumbnail', () => {
    expect(photosOf([{ ...photo, thumbnail: null, extra: 1 }])).toEqual([
      { ...photo, thumbnail: photo.url },
    ]);
    const unusable = [
      { ...photo, url: 'javascript:alert(1)' },
      { ...photo, width: 0 },
      { ...photo, height: -1 },
    ];
    expect(photosOf([...unusable, null, 'x'])).toBeUndefined();
  });

  it('are at most ten different ones', () => {
    const many = Array.from({ length: 11 }, (_, number) => ({ ...photo, url: `/${number}.webp` }));
    expect(photosOf(many)).toHaveLength(10);
    expect(photosOf([photo, photo])).toHaveLength(1);
  });

  it.each([undefined, 'true', 1, false])('were not bought here for %j', (boughtHere) => {
    expect(parseReview({ ...buildReview(), boughtHere })).not.toHaveProperty('boughtHere');
  });
});

describe('parseMaxPhotos', () => {
  it.each([
    [3, 3],
    ['2', 2],
    [99, 10],
    [undefined, 0],
    [-1, 0],
    [1.5, 0],
    ['many', 0],
  ])('reads %j as %i', (value, count) => {
    expect(parseMaxPhotos(value)).toBe(count);
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
