import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Review } from '@/contract/reviews';
import { buildReview, reviewPhotos } from '@/fixtures/reviews.fixtures';
import { ProductBelowFold } from '@/widgets/ProductBelowFold';
import { renderElement } from '../../support/renderElement';

const LIST = '/user/get-review';

/** Shows a review where the product page does, with the viewer of that page. */
function show(changes: Partial<Review> = {}) {
  const body = { reviews: [buildReview(changes)], totalPages: 1 };
  return renderElement(<ProductBelowFold productId="linen" related={[]} currency="AED" />, {
    path: '/product-detail?id=linen',
    respond: ({ path }) => (path === LIST ? { body } : {}),
  });
}

const review = async () => within(await screen.findByRole('article'));

describe('a review', () => {
  it('shows its photos, and enlarges the pressed one (product 6.6)', async () => {
    const { user } = show({ name: 'Aisha', photos: reviewPhotos });
    const second = (await review()).getByRole('button', { name: 'Enlarge photo 2 of 2' });
    await user.click(second);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('status')).toHaveTextContent('2 / 2');
    expect(dialog.getByRole('img', { name: 'Photo 2 of 2 from Aisha' })).toHaveAttribute(
      'src',
      reviewPhotos[1]?.url,
    );

    await user.keyboard('{ArrowLeft}');
    expect(dialog.getByRole('img', { name: 'Photo 1 of 2 from Aisha' })).toBeVisible();

    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(second).toHaveFocus();
  });

  it('says that the product was bought here (product 6.8)', async () => {
    show({ boughtHere: true });
    expect((await review()).getByText('Bought here')).toBeVisible();
  });

  it('of another server shows neither', async () => {
    show();
    expect((await review()).queryByText('Bought here')).not.toBeInTheDocument();
    expect((await review()).queryByRole('button')).not.toBeInTheDocument();
  });
});
