import type { Translated } from '@/contract/common';
import type { Product } from '@/contract/products';
import { cardImages } from '@/lib/pictures';

/** Maximum number of images on the product page (product 5.4). */
export const MAX_PICTURES = 4;

export interface GalleryPicture extends Translated {
  src: string;
  alt: string;
}

export type PicturedProduct = Pick<Product, 'name' | 'lang' | 'images' | 'imageAlts' | 'roomImage'>;

/** Images of a product in the order of its card, with alt texts; the product name replaces missing ones. */
export function toGalleryPictures(product: PicturedProduct): GalleryPicture[] {
  const { name, lang, images, imageAlts } = product;
  const alts = imageAlts?.length === images.length ? imageAlts : [];
  return cardImages(product)
    .slice(0, MAX_PICTURES)
    .map((src) => ({ src, lang, alt: alts[images.indexOf(src)] ?? name }));
}

/** Index of the image that a key selects, in the direction of the page; `undefined` for other keys. */
export function pictureAfterKey(key: string, index: number, count: number): number | undefined {
  const isRtl = document.dir === 'rtl';
  const next = (index + 1) % count;
  const previous = (index - 1 + count) % count;
  const targets: Record<string, number> = {
    ArrowRight: isRtl ? previous : next,
    ArrowLeft: isRtl ? next : previous,
    Home: 0,
    End: count - 1,
  };
  return targets[key];
}
