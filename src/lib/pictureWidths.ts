/** Share of the full width from which a smaller file saves too little. */
const NEAR_FULL_WIDTH = 0.9;
const WIDTHS = [240, 320, 480, 640, 800, 960, 1280];
const PORTRAIT_WIDTHS = [360, 480];

/** End of the name of a portrait crop, which phones show. */
export const PORTRAIT = '-portrait';

/**
 * Widths of an image's files in px, ascending. Used for `srcset` and by the import.
 * @param name last part of the URL before size and colour (docs/decisions/0003-image-urls.md)
 */
export function pictureWidths(name: string, fullWidth: number): number[] {
  const widths = name.endsWith(PORTRAIT) ? PORTRAIT_WIDTHS : WIDTHS;
  return [...widths.filter((width) => width < fullWidth * NEAR_FULL_WIDTH), fullWidth];
}
