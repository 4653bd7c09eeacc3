import { brotliCompressSync } from 'node:zlib';
import { languageOf } from '../../src/lib/language.ts';
import { sentBytes } from './sentBytes.ts';

/** Transfer sizes of a page's initial load without scripts, in bytes. */
export interface InitialLoad {
  /** The HTML, with critical CSS and the hydration payload. */
  document: number;
  /** The critical CSS in the HTML. */
  styles: number;
  fonts: number;
  /** The largest candidate of an image with high fetch priority; 0 without one. */
  image: number;
}

const STYLE = /<style[^>]*>(.*?)<\/style>/gs;
const FONT_FACE = /@font-face\s*{[^}]*}/g;
/** Range of the basic subset, which every page needs. */
const BASIC_LATIN = /unicode-range:\s*U\+20-7E/i;
/** Families of Arabic pages: those for Arabic letters, and the one for digits and Latin letters. */
const ON_ARABIC_PAGES = /-arabic-|figtree/i;
const ARABIC_FACE = '-arabic-';
const URL_IN_CSS = /url\(["']?([^"')]+)/;
const PICTURE = /<picture>(.*?)<\/picture>/gs;
const HIGH_PRIORITY = /fetchpriority="high"/i;
const AVIF_CANDIDATES =
  /type="image\/avif"[^>]*srcset="([^"]+)"|srcset="([^"]+)"[^>]*type="image\/avif"/i;

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? match[0]);
const largest = (sizes: readonly number[]) => Math.max(0, ...sizes);

/** Whether the first view of a page needs a font face. */
function isNeeded(face: string, path: string): boolean {
  if (languageOf(path) === 'en') return BASIC_LATIN.test(face);
  return ON_ARABIC_PAGES.test(face) && (BASIC_LATIN.test(face) || face.includes(ARABIC_FACE));
}

function imageUrls(html: string): string[] {
  return matches(html, PICTURE)
    .filter((picture) => HIGH_PRIORITY.test(picture))
    .flatMap((picture) => {
      const [, after, before] = AVIF_CANDIDATES.exec(picture) ?? [];
      const widest = (after ?? before ?? '').split(',').at(-1)?.trim().split(' ')[0];
      return widest === undefined || widest === '' ? [] : [widest];
    });
}

/**
 * Measures the initial load of a page.
 * @param address base URL of the shop, e.g. `http://127.0.0.1:3000`
 * @throws Error when a request fails
 */
export async function weighInitialLoad(address: string, path: string): Promise<InitialLoad> {
  const page = new URL(path, address).href;
  const html = await (await fetch(page)).text();
  const css = matches(html, STYLE).join('\n');
  const fontUrls = (css.match(FONT_FACE) ?? [])
    .filter((face) => isNeeded(face, path))
    .flatMap((face) => URL_IN_CSS.exec(face)?.[1] ?? []);
  const bytesOf = (url: string) => sentBytes(new URL(url, page).href);
  // Two families may share a file.
  const fonts = await Promise.all([...new Set(fontUrls)].map(bytesOf));
  const images = await Promise.all(imageUrls(html).map(bytesOf));
  return {
    document: await sentBytes(page),
    styles: brotliCompressSync(css).length,
    fonts: fonts.reduce((sum, bytes) => sum + bytes, 0),
    image: largest(images),
  };
}
