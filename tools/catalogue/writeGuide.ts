/** Writes the tables of docs/catalogue.md: `node tools/catalogue/writeGuide.ts`, then `npx prettier --write docs/catalogue.md`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { guideTables } from './guideTables.ts';

const FILE = 'docs/catalogue.md';
const [before = '', , after = ''] = readFileSync(FILE, 'utf8').split(/<!-- \/?tables -->/);
writeFileSync(FILE, `${before}<!-- tables -->\n\n${guideTables()}\n\n<!-- /tables -->${after}`);
