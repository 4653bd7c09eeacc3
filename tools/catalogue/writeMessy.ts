/** Writes `messy.xlsx`, with the names of the pictures of tools/media/messyPhotos.ts, and `errors.xlsx` to a folder. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { messySheets, messyWorkbook } from './messyCatalogue.ts';
import { plantedWorkbook } from './plantedErrors.ts';

const folder = process.argv[2] ?? 'messy';
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'messy.xlsx'), await messyWorkbook(messySheets((name) => name)));
writeFileSync(join(folder, 'errors.xlsx'), await plantedWorkbook((name) => name));
console.log(`Wrote messy.xlsx and errors.xlsx to ${folder}.`);
