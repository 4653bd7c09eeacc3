import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface PrecacheEntry {
  url: string;
  /** Content hash; `null` when the URL contains one. */
  revision: string | null;
}

const SHELL = 'index.html';

/** Precache entries of a build: the app shell, the scripts of every page, styles and fonts. */
export function readPrecacheList(dist: string): PrecacheEntry[] {
  const { routes } = JSON.parse(readFileSync(path.join(dist, 'build.json'), 'utf8')) as {
    routes: Record<string, string[]>;
  };
  const shared = readdirSync(path.join(dist, 'assets'))
    .filter((name) => /\.(css|woff2)$/.test(name))
    .map((name) => `assets/${name}`);
  const shell = readFileSync(path.join(dist, SHELL));
  return [
    { url: `/${SHELL}`, revision: createHash('sha256').update(shell).digest('hex').slice(0, 16) },
    ...[...(routes['main'] ?? []), ...shared].map((file) => ({ url: `/${file}`, revision: null })),
  ];
}
