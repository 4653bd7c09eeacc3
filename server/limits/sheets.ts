// Limits of spreadsheets with a catalogue, which the staff import.
import { MIB } from '../bytes.ts';

/** Largest file of an import, in bytes. */
export const MAX_FILE_BYTES = 50 * MIB;
/** Largest sum of what a workbook unpacks to, in bytes: small archives can hold gigabytes. */
export const MAX_UNPACKED_BYTES = 200 * MIB;
/** Most rows of a sheet below its titles. */
export const MAX_ROWS = 50_000;
/** Most columns of a sheet with values; the widest of the shop has 70. */
export const MAX_COLUMNS = 500;
/** Most characters of a cell of Excel. */
export const MAX_CELL_CHARACTERS = 32_767;
