import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { ReviewSection } from '@/features/reviews/ReviewSection';
import type { Review, ReviewPage } from '@/contract/reviews';
import type { FakeReply } from '../../support/fakeApi';
import { renderPiece } from '../../support/renderPiece';

function buildReview(changes: Partial<Review> = {}): Review {
  return {
    _id: 'r1',
    name: 'Aisha',
    rating: 4,
    review: 'Falls beautifully.',
    createdAt: '2026-11-15T08:00:00.000Z',
    user: { email: 'a•••@g•••.com' },
    ...changes,
  };
}

const pageWith = (reviews: unknown[], rest: Partial<ReviewPage> = {}): FakeReply => ({
  body: { reviews, totalPages: 1, ...rest },
});

const show = (reply: FakeReply, path = '/product-detail?id=linen') =>
  renderPiece(<ReviewSection productId="linen" />, {
    path,
    answer: () => reply,
  });

describe('reviews of a product', () => {
  it('requests five per page from page 1 (product 6.1)', async () => {
    const { api } = show(pageWith([buildReview()]));
    await screen.findByText('Falls beautifully.');
    expect(api.to('/user/get-review')[0]?.query).toEqual({
      productId: 'linen',
      page: '1',
      limit: '5',
    });
  });

  it.each(['0', '-1', 'x', '2.5', '1e9'])('begins on page 1 for ?reviews=%s', async (page) => {
    const { api } = show(pageWith([buildReview()]), `/product-detail?id=linen&reviews=${page}`);
    await screen.findByText('Falls beautifully.');
    expect(api.to('/user/get-review')[0]?.query['page']).toBe('1');
  });

  it('shows three skeletons while they load (product 6.1)', () => {
    renderPiece(<ReviewSection productId="linen" />, {
      answer: () => new Promise(() => undefined),
    });
    expect(screen.getAllByTestId('review-skeleton')).toHaveLength(3);
  });

  it('shows name, stars, text and the date in en-CA, and never the e-mail', async () => {
    show(pageWith([buildReview()]));
    const review = await screen.findByRole('article');
    expect(review).toHaveTextContent('Aisha');
    expect(review).toHaveTextContent('2026-11-15');
    expect(within(review).getByRole('img', { name: '4 out of 5 stars' })).toBeInTheDocument();
    expect(review).not.toHaveTextContent('•');
  });

  it("says 'No reviews available.' when there are none", async () => {
    show(pageWith([]));
    expect(await screen.findByText('No reviews available.')).toBeInTheDocument();
  });

  it('shows average and distribution when the server tells the counts', async () => {
    show(pageWith([buildReview()], { ratingCounts: [0, 0, 1, 1, 2] }));
    const spread = await screen.findByRole('list', { name: 'How the stars are spread' });
    const rows = within(spread).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      '5 stars2',
      '4 stars1',
      '3 stars1',
      '2 stars0',
      '1 star0',
    ]);
    expect(screen.getByText('4 reviews')).toBeInTheDocument();
  });

  it('shows the list alone when the server does not', async () => {
    show(pageWith([buildReview()]));
    await screen.findByRole('article');
    expect(screen.queryByRole('list', { name: /stars/ })).not.toBeInTheDocument();
  });

  it('turns pages by the address and keeps the rest of it', async () => {
    const { user, api, place } = show(
      pageWith([buildReview()], { totalPages: 3 }),
      '/product-detail?id=linen&size=s2',
    );
    await user.click(await screen.findByRole('link', { name: 'Go to page 2' }));
    expect(place.current).toBe('/product-detail?id=linen&size=s2&reviews=2');
    await waitFor(() => expect(api.to('/user/get-review').at(-1)?.query['page']).toBe('2'));
  });

  it('loads again on Retry', async () => {
    const { user, api } = show({ status: 400, body: { message: 'Not now.' } });
    expect(await screen.findByText('We could not load the reviews.')).toBeInTheDocument();
    api.answer = () => pageWith([buildReview()]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('article')).toBeInTheDocument();
  });

  it('stands reviews without name, date and known rating', async () => {
    show(pageWith([{ review: 'Nice', rating: 9, createdAt: 'yesterday' }]));
    const review = await screen.findByRole('article');
    expect(review).toHaveTextContent('A customer');
    expect(review).not.toHaveTextContent('Invalid Date');
    expect(within(review).getByRole('img', { name: '5 out of 5 stars' })).toBeInTheDocument();
  });
});
