/** Id of the heading of the reviews, to which the head of a product's page leads. */
export const REVIEWS_HEADING_ID = 'reviews-heading';
