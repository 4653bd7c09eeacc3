/** Skeleton cards of a loading list (product 12.5). */
export const LIST_SKELETONS = 3;
