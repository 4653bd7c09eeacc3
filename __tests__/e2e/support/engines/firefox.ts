import { existsSync } from 'node:fs';
import puppeteer, { type BrowserContext, type Page } from 'puppeteer-core';
import type { Engine, EngineTab } from './engine.ts';

const PATHS = [process.env['FIREFOX_PATH'] ?? '', '/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** Why tests in Firefox are skipped. */
export const NO_FIREFOX = 'No Firefox is installed (Debian: apt-get install firefox-esr).';

/** Path of a Firefox: `FIREFOX_PATH`, or the package of the distribution; `undefined` when none is installed. */
export const findFirefox = () => PATHS.find((path) => path !== '' && existsSync(path));

/** Firefox reports an image that was still loading when its screen was left. */
const CANCELLED = 'A ServiceWorker intercepted the request and encountered an unexpected error';

/** Collects errors of the console and uncaught exceptions. */
function collectProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !text.includes(CANCELLED)) problems.push(text);
  });
  return problems;
}

function tabOf(page: Page, context: BrowserContext): EngineTab {
  const problems = collectProblems(page);
  return {
    // Leaving a page earlier would cancel requests, which Firefox reports.
    open: async (url) => {
      await page.goto(url, { waitUntil: 'networkidle0' });
    },
    evaluate: (script, text = '') => page.evaluate(script, text),
    click: (xpath) => page.locator(`::-p-xpath(${xpath})`).click(),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    findWindow: async (path) => {
      const target = await context.waitForTarget((opened) => opened.url().includes(path));
      const opened = await target.page();
      if (opened === null) throw new Error(`The window of ${path} has no page.`);
      return tabOf(opened, context);
    },
    takeProblems: () => problems.splice(0),
    close: () => context.close(),
  };
}

/** Starts Firefox as it is installed, through WebDriver BiDi; Playwright needs a patched build. */
export async function launchFirefox(): Promise<Engine> {
  const executablePath = findFirefox();
  if (executablePath === undefined) throw new Error(NO_FIREFOX);
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  return {
    openTab: async ({ width, height }) => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width, height });
      return tabOf(page, context);
    },
    close: () => browser.close(),
  };
}
