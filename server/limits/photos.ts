// Limits of photos of reviews.
import { MIB } from '../bytes.ts';
import { DAY, MINUTE, SECOND } from '../clock.ts';

/** Photos of reviews (photos/, repositories/reviewPhotos.ts). */
export const REVIEW_PHOTOS = {
  perReview: 3,
  /** Newest photos of a product that are shown above its reviews. */
  shownFirst: 8,
  /** Maximum size of an upload, in bytes; the storefront sends less than one MiB. */
  uploadBytes: 5 * MIB,
  /** Maximum width × height of an upload; decoding takes 4 to 8 bytes per pixel. */
  inputPixels: 16_000_000,
  /** Longest side of the stored image and of its thumbnail, in px. */
  longSide: 1600,
  thumbnailSide: 320,
  /** Maximum size of a stored image, in bytes. */
  storedBytes: 2 * MIB,
  /** Time limit of one image, in ms; then the image process is replaced. */
  encodeMs: 10 * SECOND,
  /** Memory of the image process, in MiB; beyond it the process exits. */
  processMiB: 700,
  /** The image process exits after this time without work. */
  idleMs: MINUTE,
  /** Uploads in memory at once; their images are encoded one after the other. */
  uploads: { total: 16, perClient: 3, perNetwork: 6 },
  /** Of these, uploads of one customer; the storefront sends one after the other. */
  uploadsPerCustomer: 2,
  /** Longest time that an upload takes: its body, and the images before it. */
  uploadMs: 3 * MINUTE,
  /** Uploads of a customer that belong to no review yet; the oldest one is replaced. */
  unusedPerCustomer: 6,
  /** Photos that are not released or rejected, in all; 1,000 are at most 2 GiB, typically 0.2 GiB. */
  unchecked: 1000,
  /** The same per customer while there is plenty of room (rules/photoShare.ts). */
  uncheckedPerCustomer: 12,
  /** Lifetime of an upload that no review has used. */
  unusedMs: DAY,
  /** Lifetime of a photo that the shop has not checked. */
  uncheckedMs: 90 * DAY,
} as const;

const PIXELS_PER_MEGAPIXEL = 1_000_000;

/** Pixels in megapixels, rounded up. */
export function megapixelsOf(pixels: number): number {
  return Math.ceil(pixels / PIXELS_PER_MEGAPIXEL);
}

/**
 * Megapixels of photos that are decoded for one customer in ten minutes; up to two uploads that run at once may exceed it. The
 * storefront shrinks photos to 3 megapixels, so it is enough for twenty of those, and for five from the camera of a phone.
 */
export const PHOTO_MEGAPIXELS = 4 * megapixelsOf(REVIEW_PHOTOS.inputPixels);
