/** Widths of the variants of an image, below its full width. */
const WIDTHS: readonly number[] = [240, 320, 480, 640, 800, 960, 1280];

/** Portrait crops have an additional width. */
const PORTRAIT_WIDTHS: readonly number[] = [240, 320, 360, 480, 640, 800, 960, 1280];

/** All widths of an image in ascending order, including the full width. */
export function widthsOf(key: string, width: number): number[] {
  const widths = key.endsWith('-portrait') ? PORTRAIT_WIDTHS : WIDTHS;
  return [...widths.filter((candidate) => candidate < 0.9 * width), width];
}

/** Folder of an image's variants, `/media/{group}/{name}/{w}x{h}-{rrggbb}`. */
export function folderOf(key: string, width: number, height: number, dominant: string): string {
  return `/media/${key}/${width}x${height}-${dominant.replace('#', '').toLowerCase()}`;
}
