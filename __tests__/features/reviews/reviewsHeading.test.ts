import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { REVIEWS_HEADING_ID, scrollToReviews } from '@/features/reviews/reviewsHeading';

function showHeading(): HTMLElement {
  const heading = document.createElement('h2');
  heading.id = REVIEWS_HEADING_ID;
  heading.tabIndex = -1;
  document.body.append(heading);
  return heading;
}

afterEach(() => document.body.replaceChildren());

describe('scrollToReviews', () => {
  it('focuses the heading of the reviews', () => {
    const heading = showHeading();
    scrollToReviews();
    expect(heading).toHaveFocus();
  });

  it('waits until the reviews are rendered', async () => {
    scrollToReviews();
    const heading = showHeading();
    await waitFor(() => expect(heading).toHaveFocus());
  });
});
