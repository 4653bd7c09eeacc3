import type { Translated } from '@/contract/common';
import type { Product } from '@/contract/products';

/** Maximum number of images on the product page (product 5.4). */
export const MAX_PICTURES = 4;

export interface GalleryPicture extends Translated {
  src: string;
  alt: string;
}

/** Images of a product with alt texts; the product name replaces missing ones. */
export function toGalleryPictures({
  name,
  lang,
  images,
  imageAlts = [],
}: Pick<Product, 'name' | 'lang' | 'images' | 'imageAlts'>): GalleryPicture[] {
  const hasAllAlts = imageAlts.length === images.length;
  return images
    .slice(0, MAX_PICTURES)
    .map((src, index) => ({ src, lang, alt: (hasAllAlts ? imageAlts[index] : undefined) ?? name }));
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
