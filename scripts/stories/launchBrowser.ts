import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from '../../__tests__/e2e/support/findBrowser.ts';

/** The same page is painted to the same bytes: whole, in one thread, with its pictures. */
const SAME_PIXELS = [
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
  '--disable-skia-runtime-opts',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
];

/** A browser for which no machine but this one exists. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      ...SAME_PIXELS,
    ],
  });
}
