/** What a customer types, and the product and category that have to come first; `null` where any or none may. */
export type ExpectedSearch = readonly [
  search: string,
  product: string | null,
  category: string | null,
];
