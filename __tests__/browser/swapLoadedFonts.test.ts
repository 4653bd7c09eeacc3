import { beforeEach, expect, it, jest } from '@jest/globals';
import { swapLoadedFonts } from '@/browser/swapLoadedFonts';

const face = (file: string, display: string) =>
  `@font-face { font-family: A; font-display: ${display}; src: url("/assets/${file}"); }`;

/** Display of each font, by its file. */
function displays(): Record<string, string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  return Object.fromEntries(
    rules.map(({ cssText }) => [
      /assets\/(\w+)/.exec(cssText)?.[1] ?? cssText,
      /font-display: (\w+)/.exec(cssText)?.[1] ?? '',
    ]),
  );
}

beforeEach(() => {
  const style = document.createElement('style');
  style.textContent = [
    'b { color: tan }',
    face('loaded.woff2', 'optional'),
    face('pending.woff2', 'optional'),
    face('latin.woff2', 'swap'),
  ].join('\n');
  document.head.replaceChildren(style);
});

it('swaps the optional fonts whose files have arrived', () => {
  const name = new URL('/assets/loaded.woff2', document.baseURI).href;
  const entries = [{ name } as PerformanceEntry];
  Object.assign(performance, { getEntriesByType: jest.fn(() => entries) });
  swapLoadedFonts();
  expect(displays()).toMatchObject({ loaded: 'swap', pending: 'optional', latin: 'swap' });
});
