// Limits of composed room images.
import { DAY, HOUR, MINUTE } from '../clock.ts';

/** Images of fabrics in a room that the server composes (rooms/, repositories/roomImages.ts). */
export const ROOM_IMAGES = {
  /** Widths of the stored files, in px: those of the storefront's `srcset` up to the full width (src/lib/pictures.ts). */
  widths: [240, 320, 480, 640],
  /** Maximum width × height of a tile. */
  tilePixels: 4_000_000,
  /** An image is given up after this time; it takes 2 seconds, and 15 while requests keep the machine busy. */
  composeMs: 2 * MINUTE,
  /** Images that are composed before products refer to them, because each change of the catalogue empties the caches. */
  batch: 20,
  /** Tiles that failed and are not tried again for a while. */
  failures: 10_000,
  retryMs: HOUR,
  /** Lifetime of an image that no product refers to any more. */
  unusedMs: 30 * DAY,
} as const;
