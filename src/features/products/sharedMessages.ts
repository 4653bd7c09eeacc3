/** What both the list of fabrics and the page of one say. */
export const sharedMessages = {
  listTitle: 'Fabrics',
  allFabrics: 'See all fabrics',
  noPicture: 'Picture to follow',
} as const;
