import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { ReviewSection } from '@/features/reviews/ReviewSection';
import type { Review, ReviewPage } from '@/contract/reviews';
import type { FakeResponse } from '../../support/fakeApi';
import { renderElement } from '../../support/renderElement';
import { shownTexts } from '../../support/shownTexts';

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

const pageWith = (reviews: unknown[], rest: Partial<ReviewPage> = {}): FakeResponse => ({
  body: { reviews, totalPages: 1, ...rest },
});

const show = (response: FakeResponse, path = '/product-detail?id=linen') =>
  renderElement(<ReviewSection productId="linen" />, {
    path,
    respond: () => response,
  });

describe('ReviewSection', () => {
  it('requests five reviews per page (product 6.1)', async () => {
    const { api } = show(pageWith([buildReview()]));
    await screen.findByText('Falls beautifully.');
    expect(api.to('/user/get-review')[0]?.query).toEqual({
      productId: 'linen',
      page: '1',
      limit: '5',
    });
  });

  it.each(['0', '-1', 'x', '2.5', '1e9'])('requests page 1 for ?reviews=%s', async (page) => {
    const { api } = show(pageWith([buildReview()]), `/product-detail?id=linen&reviews=${page}`);
    await screen.findByText('Falls beautifully.');
    expect(api.to('/user/get-review')[0]?.query['page']).toBe('1');
  });

  it('shows photos of all reviews first, and the shop’s reply below a review (product 6.6, 6.10)', async () => {
    const photo = { url: '/a.webp', thumbnail: '/b.webp', width: 9, height: 9 };
    const reply = { text: 'Thank you, Aisha.', createdAt: '2026-11-16T08:00:00.000Z' };
    show(pageWith([buildReview({ reply })], { photos: [photo] }));
    const review = await screen.findByRole('article');
    expect(review).toHaveTextContent(/Reply from Sadeel2026-11-16Thank you, Aisha\./);
    const photos = screen.getByRole('list', { name: 'Photos from our customers' });
    expect(photos.compareDocumentPosition(review)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('filters by stars where the server can (product 6.9)', async () => {
    const counts = { ratingCounts: [0, 0, 0, 1, 1] as ReviewPage['ratingCounts'] };
    const { api, user } = show(pageWith([buildReview()], { ...counts, canFilter: true }));
    await user.click(await screen.findByRole('link', { name: '4 stars' }));
    await waitFor(() => expect(api.to('/user/get-review').at(-1)?.query['rating']).toBe('4'));
    expect(screen.getByRole('link', { name: '4 stars' })).toHaveAttribute('aria-current', 'true');
    await user.click(screen.getByRole('link', { name: 'Show all reviews' }));
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: 'Show all reviews' })).toBeNull(),
    );
  });

  it('has no filter with a server that cannot', async () => {
    show(pageWith([buildReview()], { ratingCounts: [0, 0, 0, 1, 0] }));
    await screen.findByText('4 stars');
    expect(screen.queryByRole('link', { name: '4 stars' })).toBeNull();
  });

  it('shows three skeletons while loading (product 6.1)', () => {
    renderElement(<ReviewSection productId="linen" />, {
      respond: () => new Promise(() => undefined),
    });
    expect(screen.getAllByTestId('review-skeleton')).toHaveLength(3);
  });

  it('shows name, rating, text and en-CA date but no e-mail', async () => {
    show(pageWith([buildReview()]));
    const review = await screen.findByRole('article');
    expect(review).toHaveTextContent('Aisha');
    expect(review).toHaveTextContent('2026-11-15');
    expect(within(review).getByRole('img', { name: '4 out of 5 stars' })).toBeInTheDocument();
    expect(review).not.toHaveTextContent('•');
  });

  it.each([
    ['Falls beautifully.', 'en'],
    ['«يتدلى بجمال» said my sister.', 'ar'],
    ['10/10 ممتاز', 'ar'],
    ['5 ★★★★★', undefined],
  ])('names the language of %s (product 14.5)', async (review, lang) => {
    show(pageWith([buildReview({ review })]));
    expect((await screen.findByText(review)).lang).toBe(lang ?? '');
  });

  it("shows 'No reviews available.' without reviews", async () => {
    show(pageWith([]));
    expect(await screen.findByText('No reviews available.')).toBeInTheDocument();
  });

  it('shows average and distribution when the response has rating counts', async () => {
    show(pageWith([buildReview()], { ratingCounts: [0, 0, 1, 1, 2] }));
    const distribution = await screen.findByRole('list', { name: 'How the stars are spread' });
    const rows = within(distribution).getAllByRole('listitem');
    expect(rows.map(shownTexts)).toEqual([
      ['5 stars', '2'],
      ['4 stars', '1'],
      ['3 stars', '1'],
      ['2 stars', '0'],
      ['1 star', '0'],
    ]);
    expect(screen.getByText('4 reviews')).toBeInTheDocument();
  });

  it('shows only the list without rating counts', async () => {
    show(pageWith([buildReview()]));
    await screen.findByRole('article');
    expect(screen.queryByRole('list', { name: /stars/ })).not.toBeInTheDocument();
  });

  it('changes the page in the URL and keeps other parameters', async () => {
    const { user, api, place } = show(
      pageWith([buildReview()], { totalPages: 3 }),
      '/product-detail?id=linen&size=s2',
    );
    await user.click(await screen.findByRole('link', { name: 'Go to page 2' }));
    expect(place.current).toBe('/product-detail?id=linen&size=s2&reviews=2');
    await waitFor(() => expect(api.to('/user/get-review').at(-1)?.query['page']).toBe('2'));
  });

  it('refetches on Retry', async () => {
    const { user, api } = show({ status: 400, body: { message: 'Not now.' } });
    expect(await screen.findByText('We could not load the reviews.')).toBeInTheDocument();
    api.respond = () => pageWith([buildReview()]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('article')).toBeInTheDocument();
  });

  it('renders reviews without name, date and valid rating', async () => {
    show(pageWith([{ review: 'Nice', rating: 9, createdAt: 'yesterday' }]));
    const review = await screen.findByRole('article');
    expect(review).toHaveTextContent('A customer');
    expect(review).not.toHaveTextContent('Invalid Date');
    expect(within(review).getByRole('img', { name: '5 out of 5 stars' })).toBeInTheDocument();
  });
});
