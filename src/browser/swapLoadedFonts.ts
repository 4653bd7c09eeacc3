const FILE = /url\(["']?([^"')]+)/;
const OPTIONAL = 'font-display: optional';
const SWAP = 'font-display: swap';

/** URLs of the files that have arrived. */
function readLoadedUrls(): Set<string> {
  return new Set(performance.getEntriesByType('resource').map(({ name }) => name));
}

/**
 * Shows the optional fonts that arrived after the first paint. Browsers use them in the next document only, and the shop
 * rarely loads a second one. Files that are still loading stay optional, so they cannot move the page later.
 */
export function swapLoadedFonts(): void {
  const loaded = readLoadedUrls();
  for (const sheet of document.styleSheets) {
    for (const [index, { cssText }] of [...sheet.cssRules].entries()) {
      const file = FILE.exec(cssText)?.[1];
      if (file === undefined || !cssText.includes(OPTIONAL)) continue;
      if (!loaded.has(new URL(file, document.baseURI).href)) continue;
      // Browsers read the display of a font once, when its rule is inserted.
      sheet.deleteRule(index);
      sheet.insertRule(cssText.replace(OPTIONAL, SWAP), index);
    }
  }
}

/** Fonts of Arabic pages, each with a letter of the file that every page needs. */
const ARABIC_PAGE_FONTS = [
  ["400 1em 'Readex Pro Variable'", 'ا'],
  ["600 1em 'El Messiri Variable'", 'ا'],
  ["400 1em 'Figtree Optional'", 'a'],
] as const;

const loadFonts = () =>
  Promise.all(ARABIC_PAGE_FONTS.map(([font, letter]) => document.fonts.load(font, letter)));

/** Loads the optional fonts, for a page that is about to show them: they are there with its first paint. */
export async function loadOptionalFonts(): Promise<void> {
  await loadFonts();
  swapLoadedFonts();
  // The faces of the new rules take their files from the cache.
  await loadFonts();
}
