/** Texts shared by product list and product page. */
export const sharedMessages = {
  listTitle: 'Fabrics',
  allFabrics: 'See all fabrics',
  noPicture: 'Picture to follow',
} as const;
