import type { Product } from '@/contract/products';
import { pictureWidths } from './pictureWidths.ts';

/**
 * URL of a shop image: `/media/{group}/{name}/{width}x{height}-{dominant}/{width}.webp`. The folder also has smaller widths,
 * and each width as AVIF.
 */
const SHOP_IMAGE = /^(.*\/media\/.+)\/(\d+)x(\d+)-([0-9a-f]{6})\/\d+\.webp$/;

/**
 * URL of an image on another host, with its size. For a host that scales images, what precedes the width in the URL follows:
 * `https://cdn.example/a.jpg?w=1600#1600x1200,=` (docs/decisions/0031-shop-pictures.md).
 */
const HOSTED_IMAGE = /^([^#]+)#(\d+)x(\d+)(?:-([0-9a-f]{6}))?(?:,(.+))?$/;

export interface PictureSource {
  src: string;
  width?: number;
  height?: number;
  /** Dominant colour, shown until the image is loaded. */
  placeholder?: string;
  avifSrcSet?: string;
  /** In WebP, or in the format of another host. */
  webpSrcSet?: string;
}

function describeHosted(url: string): PictureSource {
  const [, address = '', width, height, hex, beforeWidth] = HOSTED_IMAGE.exec(url) ?? [];
  if (width === undefined) return { src: url };
  const scaled = (candidate: number) =>
    address.replace(`${beforeWidth}${width}`, () => `${beforeWidth}${candidate}`);
  return {
    src: url,
    width: Number(width),
    height: Number(height),
    ...(hex !== undefined && { placeholder: `#${hex}` }),
    ...(beforeWidth !== undefined && {
      webpSrcSet: pictureWidths('', Number(width))
        .map((candidate) => `${scaled(candidate)} ${candidate}w`)
        .join(', '),
    }),
  };
}

/** Attributes of an image: its size against layout shift, and its `srcset`. */
export function describePicture(url: string): PictureSource {
  const match = SHOP_IMAGE.exec(url);
  if (!match) return describeHosted(url);
  const [, parent = '', widthText, heightText, hex = ''] = match;
  const width = Number(widthText);
  const height = Number(heightText);
  const folder = `${parent}/${width}x${height}-${hex}/`;
  const srcSet = (extension: string) =>
    pictureWidths(parent, width)
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
