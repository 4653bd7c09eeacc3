import { brotliCompressSync } from 'node:zlib';
import { sentBytes } from './sentBytes.ts';

/** What the first view of a page needs besides its scripts, in bytes as they are sent. */
export interface FirstView {
  /** The page itself, with its styles and the answers it was made from. */
  document: number;
  /** The styles inside it. */
  styles: number;
  fonts: number;
  /** The heaviest file a browser may choose for the pictures that are asked for first; 0 without one. */
  picture: number;
}

const STYLE = /<style[^>]*>(.*?)<\/style>/gs;
const FONT_FACE = /@font-face\s*{[^}]*}/g;
/** Letters that are in every text. */
const BASIC_LETTERS = /unicode-range:\s*U\+20-7E/i;
const URL_IN_CSS = /url\(["']?([^"')]+)/;
const PICTURE = /<picture>(.*?)<\/picture>/gs;
const IS_FIRST = /fetchpriority="high"/i;
const AVIF_CANDIDATES =
  /type="image\/avif"[^>]*srcset="([^"]+)"|srcset="([^"]+)"[^>]*type="image\/avif"/i;

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? match[0]);
const largest = (sizes: readonly number[]) => Math.max(0, ...sizes);

function pictureUrls(html: string): string[] {
  return matches(html, PICTURE)
    .filter((picture) => IS_FIRST.test(picture))
    .flatMap((picture) => {
      const [, after, before] = AVIF_CANDIDATES.exec(picture) ?? [];
      const widest = (after ?? before ?? '').split(',').at(-1)?.trim().split(' ')[0];
      return widest === undefined || widest === '' ? [] : [widest];
    });
}

/**
 * Weighs what a browser fetches for the first view of a page of a running shop.
 * @param address of the shop, e.g. `http://127.0.0.1:3000`
 * @throws Error when the page or a part of it is not there
 */
export async function weighFirstView(address: string, path: string): Promise<FirstView> {
  const page = new URL(path, address).href;
  const html = await (await fetch(page)).text();
  const css = matches(html, STYLE).join('\n');
  const fontUrls = (css.match(FONT_FACE) ?? [])
    .filter((face) => BASIC_LETTERS.test(face))
    .flatMap((face) => URL_IN_CSS.exec(face)?.[1] ?? []);
  const bytesOf = (url: string) => sentBytes(new URL(url, page).href);
  const fonts = await Promise.all(fontUrls.map(bytesOf));
  const pictures = await Promise.all(pictureUrls(html).map(bytesOf));
  return {
    document: await sentBytes(page),
    styles: brotliCompressSync(css).length,
    fonts: fonts.reduce((sum, bytes) => sum + bytes, 0),
    picture: largest(pictures),
  };
}
