/** Texts of the fabrics that fit a sub-category. */
export const messages = {
  heading: 'Fabrics for this',
  text: 'Choose one to see all its sizes and prices, and order it here.',
  all: (count: number) => `All ${count} fabrics`,
  what: 'the fabrics',
} as const;
