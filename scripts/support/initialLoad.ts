import { brotliCompressSync } from 'node:zlib';
import { languageOf } from '../../src/lib/language.ts';
import { firstFonts } from './firstFonts.ts';
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
const PICTURE = /<picture>(.*?)<\/picture>/gs;
const HIGH_PRIORITY = /fetchpriority="high"/i;
const AVIF_CANDIDATES =
  /type="image\/avif"[^>]*srcset="([^"]+)"|srcset="([^"]+)"[^>]*type="image\/avif"/i;

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? match[0]);
const largest = (sizes: readonly number[]) => Math.max(0, ...sizes);

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
  const bytesOf = (url: string) => sentBytes(new URL(url, page).href);
  const fonts = await Promise.all(firstFonts(css, languageOf(path)).map(bytesOf));
  const images = await Promise.all(imageUrls(html).map(bytesOf));
  return {
    document: await sentBytes(page),
    styles: brotliCompressSync(css).length,
    fonts: fonts.reduce((sum, bytes) => sum + bytes, 0),
    image: largest(images),
  };
}
