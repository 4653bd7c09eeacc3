/** Images of a product that its page shows (product 5.4). */
export const MAX_PICTURES = 4;

export interface GalleryPicture {
  src: string;
  alt: string;
}

/** The pictures of a product with their descriptions; the name stands in for a missing one. */
export function toGalleryPictures(
  name: string,
  images: readonly string[],
  alts: readonly string[] = [],
): GalleryPicture[] {
  const hasAllAlts = alts.length === images.length;
  return images
    .slice(0, MAX_PICTURES)
    .map((src, index) => ({ src, alt: (hasAllAlts ? alts[index] : undefined) ?? name }));
}

/** The picture a key leads to from picture `index` of `count`; `undefined` for a key that means nothing here. */
export function pictureAfterKey(key: string, index: number, count: number): number | undefined {
  const targets: Record<string, number> = {
    ArrowRight: (index + 1) % count,
    ArrowLeft: (index - 1 + count) % count,
    Home: 0,
    End: count - 1,
  };
  return targets[key];
}
