import { existsSync } from 'node:fs';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';

const FIREFOX_PATHS = [
  process.env['FIREFOX_PATH'] ?? '',
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
];

/** Why tests in Firefox are skipped. */
export const NO_FIREFOX = 'No Firefox is installed (Debian: apt-get install firefox-esr).';

/** Path of a Firefox: `FIREFOX_PATH`, or the package of the distribution; `undefined` when none is installed. */
export const findFirefox = () => FIREFOX_PATHS.find((path) => path !== '' && existsSync(path));

/** Starts Firefox as it is installed, through WebDriver BiDi; Playwright needs a patched build. */
export function launchFirefox(): Promise<Browser> {
  const executablePath = findFirefox();
  if (executablePath === undefined) throw new Error(NO_FIREFOX);
  return puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
}

/** Firefox reports an image that was still loading when its screen was left. */
const CANCELLED = 'A ServiceWorker intercepted the request and encountered an unexpected error';

/** Collects errors of the console and uncaught exceptions. */
export function collectFirefoxProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !text.includes(CANCELLED)) problems.push(text);
  });
  return problems;
}
