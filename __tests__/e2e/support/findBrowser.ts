import { existsSync } from 'node:fs';

const FULL_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The headless shell first: it has no window to draw, so the tests take a third less time. */
const DEFAULT_PATHS = ['/usr/bin/chromium-headless-shell', ...FULL_BROWSERS];

/** Path of a Chromium with a back/forward cache, which the headless shell lacks; `undefined` when none is installed. */
export const findFullBrowser = () => FULL_BROWSERS.find((path) => existsSync(path));

/** Path of the Chromium for browser tests: `CHROME_PATH`, or the package of the distribution. */
export function findBrowser(): string {
  const candidates = [process.env['CHROME_PATH'] ?? '', ...DEFAULT_PATHS];
  const browser = candidates.find((path) => path !== '' && existsSync(path));
  if (browser === undefined) {
    throw new Error(
      'No Chromium was found. Install your distribution’s package (Debian: apt-get install chromium-headless-shell) or set CHROME_PATH to a browser.',
    );
  }
  return browser;
}
