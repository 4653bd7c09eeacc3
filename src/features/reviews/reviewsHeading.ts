/** Heading id of the reviews, the scroll target of the rating line. */
export const REVIEWS_HEADING_ID = 'reviews-heading';
