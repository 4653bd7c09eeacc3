import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from '../../e2e/support/findBrowser.ts';

/** Makes screenshots of the same page identical. */
const DETERMINISTIC_RENDERING = [
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
  '--disable-skia-runtime-opts',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
];

/** Launches a browser without network access except to this machine. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      ...DETERMINISTIC_RENDERING,
    ],
  });
}
