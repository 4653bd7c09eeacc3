/** Heading id of the reviews, the scroll target of the rating line. */
export const REVIEWS_HEADING_ID = 'reviews-heading';

/** Scrolls to the reviews, whose server HTML exists before hydration. */
export function scrollToReviews(): void {
  const heading = document.getElementById(REVIEWS_HEADING_ID);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}
