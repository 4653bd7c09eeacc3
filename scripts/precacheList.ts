import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface PrecacheEntry {
  url: string;
  /** Tells one version of the file from another; `null` where the name does. */
  revision: string | null;
}

const SHELL = 'index.html';

/** What every visit needs, in the built storefront: the empty page, the scripts of all pages, style sheet and fonts. */
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
