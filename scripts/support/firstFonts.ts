import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '../../src/lib/language.ts';

const FONT_FACE = /@font-face\s*{[^}]*}/g;
/** Range of the basic subset, which every page needs. */
const BASIC_LATIN = /unicode-range:\s*U\+20-7E/i;
/** Families of Arabic pages: those for Arabic letters, and the one for digits and Latin letters. */
const ON_ARABIC_PAGES = /-arabic-|figtree/i;
const ARABIC_FACE = '-arabic-';
const URL_IN_CSS = /url\(["']?([^"')]+)/;

function isNeeded(face: string, language: Language): boolean {
  if (language === 'en') return BASIC_LATIN.test(face);
  return ON_ARABIC_PAGES.test(face) && (BASIC_LATIN.test(face) || face.includes(ARABIC_FACE));
}

/** URLs of the fonts that the first view of a page needs, in the font faces of a style sheet. */
export function firstFonts(css: string, language: Language): string[] {
  const urls = (css.match(FONT_FACE) ?? [])
    .filter((face) => isNeeded(face, language))
    .flatMap((face) => URL_IN_CSS.exec(face)?.[1] ?? []);
  // Two families may share a file.
  return [...new Set(urls)];
}

/** URLs of these fonts in a build, for the service worker. */
export function readFirstFonts(dist: string): Record<Language, string[]> {
  const assets = path.join(dist, 'assets');
  const css = readdirSync(assets)
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(path.join(assets, name), 'utf8'))
    .join('');
  return { en: firstFonts(css, 'en'), ar: firstFonts(css, 'ar') };
}
