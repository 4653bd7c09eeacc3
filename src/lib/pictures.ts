/**
 * The shop's own pictures describe themselves in their address:
 * `/media/{group}/{name}/{width}x{height}-{dominant}/{width}.webp`, with the same folder holding
 * smaller widths and an AVIF of each. Other addresses are shown as they are.
 */
const OWN_PICTURE = /^(.*\/media\/.+\/)(\d+)x(\d+)-([0-9a-f]{6})\/\d+\.webp$/;
const LADDER = [240, 320, 480, 640, 800, 960, 1280];
const PORTRAIT_LADDER = [360, 480];
const NEAR_FULL_WIDTH = 0.9;

export interface PictureSource {
  src: string;
  width?: number;
  height?: number;
  /** Dominant colour, shown until the picture is there. */
  placeholder?: string;
  avifSrcSet?: string;
  webpSrcSet?: string;
}

function widthsOf(folder: string, fullWidth: number): number[] {
  const ladder = folder.includes('-portrait/') ? PORTRAIT_LADDER : LADDER;
  return [...ladder.filter((width) => width < fullWidth * NEAR_FULL_WIDTH), fullWidth];
}

/** What a browser needs to choose and reserve room for a picture. */
export function describePicture(url: string): PictureSource {
  const match = OWN_PICTURE.exec(url);
  if (!match) return { src: url };
  const [, parent = '', widthText, heightText, hex = ''] = match;
  const width = Number(widthText);
  const height = Number(heightText);
  const folder = `${parent}${width}x${height}-${hex}/`;
  const srcSet = (extension: string) =>
    widthsOf(folder, width)
      .map((candidate) => `${folder}${candidate}.${extension} ${candidate}w`)
      .join(', ');
  return {
    src: url,
    width,
    height,
    placeholder: `#${hex}`,
    avifSrcSet: srcSet('avif'),
    webpSrcSet: srcSet('webp'),
  };
}
