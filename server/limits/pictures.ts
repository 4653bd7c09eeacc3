// Limits of the shop's own pictures, which the staff import.
import { MIB } from '../bytes.ts';
import { DAY, MINUTE, SECOND } from '../clock.ts';

/** Pictures of a catalogue (media/). */
export const PICTURES = {
  /** Maximum size of a file, in bytes. */
  fileBytes: 25 * MIB,
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
  /** Pictures that one run of the housekeeping deletes at most. */
  deletedAtOnce: 100,
} as const;

/** Requests to the bucket that stores them (media/bucketStore.ts). */
export const BUCKET = {
  connectMs: 3 * SECOND,
  requestMs: 15 * SECOND,
  /** Requests at once; further ones wait. */
  connections: 32,
  /** Files in memory, and their bytes; the name of a file has one content for ever. */
  cache: { max: 2000, maxSize: 48 * MIB },
} as const;
