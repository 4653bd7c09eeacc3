/** Which widths of a picture exist next to its full width. No dependencies, so anything may import it. */

export const LADDER: readonly number[] = [240, 320, 480, 640, 800, 960, 1280];

/** Phone-first pictures (the portrait crops of the banners) have one step more. */
const PORTRAIT_LADDER: readonly number[] = [240, 320, 360, 480, 640, 800, 960, 1280];

/** All widths served for a picture, smallest first; the last one is the full width. */
export function widthsOf(key: string, width: number): number[] {
  const ladder = key.endsWith('-portrait') ? PORTRAIT_LADDER : LADDER;
  return [...ladder.filter((step) => step < 0.9 * width), width];
}

/** `/media/{group}/{name}/{w}x{h}-{rrggbb}`: the folder holding `{width}.webp` and `{width}.avif`. */
export function folderOf(key: string, width: number, height: number, dominant: string): string {
  return `/media/${key}/${width}x${height}-${dominant.replace('#', '').toLowerCase()}`;
}
