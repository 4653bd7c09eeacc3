// Limits of the shop's own pictures, which the staff import.
import { DAY, MINUTE } from '../clock.ts';

/** Pictures of a catalogue (media/). */
export const PICTURES = {
  /** Maximum size of a file, in bytes. */
  fileBytes: 25 * 1024 * 1024,
  /** Maximum width × height; the largest photos of phones without a special mode have 50 megapixels. */
  pixels: 64_000_000,
  /** The same for HEIC, which is decoded as a whole, 4 bytes per pixel. */
  heicPixels: 50_000_000,
  /** Longest side at the least, in px; below it a picture is blurred at every size. */
  minSide: 200,
  /** Height of a stored picture divided by its width, at most. */
  maxRatio: 1.6,
  /** Files of a folder or archive. */
  files: 20_000,
  /** Time limit of one picture, in ms; it takes 2 to 6 seconds. */
  encodeMs: 3 * MINUTE,
  /** Memory of the process that decodes, in MiB; beyond it the process exits. */
  processMiB: 1200,
  /** The process exits after this time without work. */
  idleMs: MINUTE,
  /** Lifetime of a stored picture that the catalogue does not use any more. */
  unusedMs: 30 * DAY,
} as const;
