import { existsSync } from 'node:fs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The Chromium that the browser tests drive: `CHROME_PATH`, else the distribution's.
 * @throws Error that says how to get one.
 */
export function findBrowser(): string {
  const candidates = [process.env['CHROME_PATH'] ?? '', ...PLACES];
  const browser = candidates.find((path) => path !== '' && existsSync(path));
  if (browser === undefined) {
    throw new Error(
      'No Chromium was found. Install your distribution’s package (Debian: apt-get install chromium) or set CHROME_PATH to a browser.',
    );
  }
  return browser;
}
