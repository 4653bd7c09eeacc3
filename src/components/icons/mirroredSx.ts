/** Icon that points along the line of reading: mirrored in right-to-left pages. */
export const mirroredSx = { '[dir=rtl] &': { transform: 'scaleX(-1)' } } as const;
