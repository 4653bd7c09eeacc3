/** How a list looks while the next one is on its way: its pictures pale, its words still readable. */
export const outdatedList = {
  color: 'text.secondary',
  '& img, & [role=img]': { opacity: 0.4 },
} as const;
