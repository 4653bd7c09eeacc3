/** How a list looks while the next one is on its way: its pictures pale, its words still readable. */
export const outdatedList = {
  color: 'text.secondary',
  '& img, & .MuiRating-root': { opacity: 0.4 },
} as const;
