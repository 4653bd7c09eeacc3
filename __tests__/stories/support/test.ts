import { test as base, type ConsoleMessage, type Page } from '@playwright/test';
import { launchBrowser } from './launchBrowser.ts';
import { watchRequests } from './settle.ts';
import { serveStorybook } from './storybook.ts';

interface Storybook {
  url: string;
  page: Page;
  /** Console messages, uncaught errors and requests to other hosts since it was last emptied. */
  problems: string[];
  /** Number of pending requests. */
  pendingRequests: () => number;
}

/** Code of the warning that embedded stories log before Storybook is ready; harmless. */
const NOT_READY_CODE = 'SB_PREVIEW_API_0011';

/** Whether a console message is a problem; warnings of Storybook itself are not. */
function isProblem(message: ConsoleMessage): boolean {
  const isFromStorybook = /\/sb-(preview|manager|addons)\//.test(message.location().url);
  if (isFromStorybook && message.text().startsWith(NOT_READY_CODE)) return false;
  return message.type() === 'error' || (message.type() === 'warning' && !isFromStorybook);
}

/** Playwright's `test` with the built Storybook and one page per worker. */
export const test = base.extend<object, { storybook: Storybook }>({
  storybook: [
    // Playwright requires destructured fixtures.
    async ({}, use) => {
      const served = await serveStorybook();
      const browser = await launchBrowser();
      const page = await browser.newPage({ locale: 'en-AE', timezoneId: 'Asia/Dubai' });
      const problems: string[] = [];
      page.on('console', (message) => {
        if (isProblem(message)) problems.push(message.text());
      });
      page.on('pageerror', ({ message }) => problems.push(message));
      page.on('request', (request) => {
        const url = request.url();
        const isOwn = url.startsWith(served.url) || /^(data|blob):/.test(url);
        if (!isOwn) problems.push(`request to another host: ${url}`);
      });
      await use({ url: served.url, page, problems, pendingRequests: watchRequests(page) });
      await browser.close();
      await served.close();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
