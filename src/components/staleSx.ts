/** Style of stale list items during a refetch: dims images and keeps text readable. */
export const staleSx = {
  color: 'text.secondary',
  '& img, & [role=img]': { opacity: 0.4 },
} as const;
