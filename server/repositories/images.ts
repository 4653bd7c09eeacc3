/** An image in a JSON column. */
export interface StoredImage {
  url: string;
  alt: string;
}

/** Parses a JSON column of images. */
export function readImages(json: string): StoredImage[] {
  return JSON.parse(json) as StoredImage[];
}
