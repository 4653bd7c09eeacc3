/** Cards that a list keeps place for while it loads (spec §9). */
export const LIST_SKELETONS = 3;
