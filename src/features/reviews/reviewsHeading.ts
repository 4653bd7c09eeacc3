import { retryEachFrame } from '@/hooks/navigation/retryEachFrame';

/** Heading id of the reviews, the scroll target of the rating line. */
export const REVIEWS_HEADING_ID = 'reviews-heading';

/** Scrolls to the reviews, whose server HTML exists before hydration; after a link, once they are rendered. */
export function scrollToReviews(): void {
  retryEachFrame(() => {
    const heading = document.getElementById(REVIEWS_HEADING_ID);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
    return heading !== null;
  });
}
