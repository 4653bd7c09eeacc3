import type { Product } from '@/contract/products';

/**
 * URL of a shop image: `/media/{group}/{name}/{width}x{height}-{dominant}/{width}.webp`. The folder also has smaller widths,
 * and each width as AVIF.
 */
const SHOP_IMAGE = /^(.*\/media\/.+\/)(\d+)x(\d+)-([0-9a-f]{6})\/\d+\.webp$/;
const WIDTHS = [240, 320, 480, 640, 800, 960, 1280];
const PORTRAIT_WIDTHS = [360, 480];
const NEAR_FULL_WIDTH = 0.9;

export interface PictureSource {
  src: string;
  width?: number;
  height?: number;
  /** Dominant colour, shown until the image is loaded. */
  placeholder?: string;
  avifSrcSet?: string;
  webpSrcSet?: string;
}

function widthsOf(folder: string, fullWidth: number): number[] {
  const widths = folder.includes('-portrait/') ? PORTRAIT_WIDTHS : WIDTHS;
  return [...widths.filter((width) => width < fullWidth * NEAR_FULL_WIDTH), fullWidth];
}

/** Attributes of an image: its size against layout shift, and its `srcset`. */
export function describePicture(url: string): PictureSource {
  const match = SHOP_IMAGE.exec(url);
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

/** Images of a card in their order: the fabric at a window, then the cloth (product 5.16). */
export function cardImages({ images, roomImage }: Pick<Product, 'images' | 'roomImage'>): string[] {
  return roomImage ? [roomImage, ...images.filter((image) => image !== roomImage)] : images;
}
