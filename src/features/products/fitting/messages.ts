/** Texts of the fabrics that fit a sub-category. */
export const messages = {
  heading: 'Fabrics for this',
  text: 'Order them here, or let us bring the samples to your windows first.',
  all: (count: number) => `All ${count} fabrics`,
  what: 'the fabrics',
} as const;
