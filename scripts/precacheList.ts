import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface PrecacheEntry {
  url: string;
  /** Content hash; `null` when the URL contains one. */
  revision: string | null;
}

/** The app shell of each language. */
const SHELLS = ['index.html', 'ar/index.html'];
/** Fonts of Arabic pages are cached when one is visited. */
const ARABIC_FONT = '-arabic-';

/** Chunks of the page that customers may first open without a connection: in the room that they measure (product 15.1). */
const OFFLINE = ['main', 'late', 'WindowsPage', 'windows-form', 'windows-stored'];

/** Precache entries of a build: the app shells, the scripts of every page, styles and fonts. */
export function readPrecacheList(dist: string): PrecacheEntry[] {
  const { routes } = JSON.parse(readFileSync(path.join(dist, 'build.json'), 'utf8')) as {
    routes: Record<string, string[]>;
  };
  const shared = readdirSync(path.join(dist, 'assets'))
    .filter((name) => /\.(css|woff2)$/.test(name) && !name.includes(ARABIC_FONT))
    .map((name) => `assets/${name}`);
  const shells = SHELLS.map((name) => {
    const hash = createHash('sha256').update(readFileSync(path.join(dist, name)));
    return { url: `/${name}`, revision: hash.digest('hex').slice(0, 16) };
  });
  const scripts = new Set(OFFLINE.flatMap((name) => routes[name] ?? []));
  return [
    ...shells,
    ...[...scripts, ...shared].map((file) => ({ url: `/${file}`, revision: null })),
  ];
}
