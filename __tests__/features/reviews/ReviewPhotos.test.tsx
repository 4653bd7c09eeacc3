import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { PhotoViewerContext, type PhotoViewerProps } from '@/features/reviews/photos/photoViewer';
import { ReviewItem } from '@/features/reviews/ReviewItem';
import { buildReview, reviewPhotos } from '@/fixtures/reviews.fixtures';
import { renderElement } from '../../support/renderElement';

function renderViewer({ isOpen, pictures, current, onClose }: PhotoViewerProps) {
  if (!isOpen) return null;
  return (
    <div role="dialog">
      {pictures[current]?.alt}
      <button onClick={onClose}>Close</button>
    </div>
  );
}

const show = (review: ReturnType<typeof buildReview>) =>
  renderElement(
    <PhotoViewerContext value={renderViewer}>
      <ReviewItem review={review} reviewKey="r1" />
    </PhotoViewerContext>,
  );

describe('a review', () => {
  it('shows its photos, and enlarges the pressed one (product 6.6)', async () => {
    const { user } = show(buildReview({ name: 'Aisha', photos: reviewPhotos }));
    await user.click(await screen.findByRole('button', { name: 'Enlarge photo 2 of 2' }));
    expect(await screen.findByRole('dialog')).toHaveTextContent('Photo 2 of 2 from Aisha');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('says that the product was bought here (product 6.8)', () => {
    show(buildReview({ boughtHere: true }));
    expect(screen.getByText('Bought here')).toBeVisible();
  });

  it('of another server shows neither', () => {
    show(buildReview());
    expect(screen.queryByText('Bought here')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
