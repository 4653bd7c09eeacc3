import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const dist = path.resolve(import.meta.dirname, '..', 'dist');

/** Most a route may send as script, in kB after Brotli: everything the first view needs. */
const FIRST_ROUTE_KB = 164;
const OTHER_ROUTE_KB = 207;
const FIRST_ROUTE = 'HomePage';
const ENTRY = 'main';
const BYTES_PER_KB = 1_000;

interface BuildManifest {
  routes: Record<string, string[]>;
}

const manifest = readFileSync(path.join(dist, 'build.json'), 'utf8');
const { routes } = JSON.parse(manifest) as BuildManifest;

/** Size as sent: the precompressed file, or the plain one where it is too small to compress. */
function sentBytes(file: string): number {
  const compressed = path.join(dist, `${file}.br`);
  return (
    statSync(compressed, { throwIfNoEntry: false })?.size ?? statSync(path.join(dist, file)).size
  );
}

const pages = Object.keys(routes).filter((name) => name.endsWith('Page'));
const results = pages.map((name) => {
  const files = new Set([...(routes[ENTRY] ?? []), ...(routes[name] ?? [])]);
  const sizeKb = [...files].reduce((sum, file) => sum + sentBytes(file), 0) / BYTES_PER_KB;
  const limitKb = name === FIRST_ROUTE ? FIRST_ROUTE_KB : OTHER_ROUTE_KB;
  return { name, sizeKb, limitKb, isOver: sizeKb > limitKb };
});

for (const { name, sizeKb, limitKb, isOver } of results) {
  console.log(
    `${isOver ? 'OVER' : 'ok  '} ${name.padEnd(20)} ${sizeKb.toFixed(1)} of ${limitKb} kB`,
  );
}
if (results.length === 0 || results.some(({ isOver }) => isOver)) {
  console.error('A route sends more script than its budget allows (scripts/checkBudgets.ts).');
  process.exit(1);
}
