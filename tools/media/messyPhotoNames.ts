/** Number of photos that messyPhotos.ts makes. */
export const PHOTOS = 80;

/** Names as they arrive in a folder, by the number of the photo from 1 on. */
const NAMES: readonly ((index: number) => string)[] = [
  (index) => `صورة ${index}.jpg`,
  (index) => `IMG_${4000 + index}.JPG`,
  (index) => `WhatsApp Image 2026-11-${10 + (index % 18)} at 10.${10 + (index % 50)}.jpeg`,
  (index) => `Screenshot ${index}.png`,
  (index) => `from the mill/room ${index}.webp`,
  (index) => `IMG_${4000 + index - 4} (1).JPG`,
  (index) => `DSC_0${100 + index}.jpg`,
  (index) => `IMG_E${4000 + index}.HEIC`,
];

/** Name of a photo, with its subfolder. @param index from 1 to PHOTOS */
export const photoName = (index: number): string => NAMES[index % NAMES.length]?.(index) ?? '';

/** Photos of a product: two of the first thirty, one of the next twenty. @param product from 1 to 50 */
export const photosOf = (product: number): string[] =>
  [product, product + 50].filter((index) => index <= PHOTOS).map(photoName);
