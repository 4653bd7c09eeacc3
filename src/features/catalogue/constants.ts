/** Number of skeleton cards (product 12.5). */
export const LIST_SKELETONS = 3;
