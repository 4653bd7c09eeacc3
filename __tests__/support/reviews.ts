import type { Review } from '@/contract/reviews';

export function buildReview(changes: Partial<Review> = {}): Review {
  return {
    _id: 'r1',
    name: 'Aisha',
    rating: 5,
    review: 'Lovely',
    createdAt: '2026-11-05T08:30:00.000Z',
    user: { profilePicture: '/media/aisha.webp', email: 'a•••@g•••.com' },
    ...changes,
  };
}
