import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A built storefront whose render bundle acts on the path of the page. */
export interface FakeStorefront {
  distDir: string;
  remove: () => void;
}

const SHELL =
  '<html><head><link href="/assets/main.css" rel="stylesheet"/></head><body><div id="root"></div></body></html>';

const BUNDLE = `
const actions = {
  '/throw': () => { throw new Error('A component is broken.'); },
  '/hang': () => { for (;;); },
  '/exit': () => process.exit(1),
  '/crash': () => new Promise(() => setTimeout(() => { throw new Error('Out of order.'); })),
  '/memory': () => { for (const held = []; ; ) held.push({ index: held.length }); },
  '/wait': () => new Promise(() => undefined),
  '/environment': () => JSON.stringify(process.env),
};
export async function renderPage({ url, origin, fetch }) {
  const action = actions[url];
  const response = action === undefined && (await fetch(origin + '/api' + url, { headers: { accept: 'application/json' } }));
  const body = response ? response.status + ' ' + (await response.text()) : await action();
  return { language: 'en', status: 200, head: '', body, styles: [], cache: { queries: {}, provided: {} }, chunk: 'HomePage' };
}
`;

/** @param bundle source code of the render bundle */
export function makeFakeStorefront(bundle = BUNDLE): FakeStorefront {
  const folder = mkdtempSync(join(tmpdir(), 'sadeel storefront '));
  const distDir = join(folder, 'dist');
  mkdirSync(join(distDir, 'assets'), { recursive: true });
  mkdirSync(`${distDir}-render`);
  mkdirSync(join(distDir, 'ar'));
  writeFileSync(join(distDir, 'index.html'), SHELL);
  writeFileSync(join(distDir, 'ar/index.html'), SHELL);
  writeFileSync(join(distDir, 'build.json'), JSON.stringify({ routes: { main: [] } }));
  writeFileSync(join(distDir, 'assets/main.css'), 'b{color:tan}');
  writeFileSync(join(`${distDir}-render`, 'render.mjs'), bundle);
  return { distDir, remove: () => rmSync(folder, { recursive: true }) };
}
