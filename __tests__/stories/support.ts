import { test as base, type ConsoleMessage, type Page } from '@playwright/test';
import { launchBrowser } from '../../scripts/stories/launchBrowser.ts';
import { serveWorkshop } from '../../scripts/stories/workshop.ts';

interface Workshop {
  url: string;
  page: Page;
  /** What was written to the console, thrown, or asked of another machine since it was last emptied. */
  problems: string[];
}

/** On a page of documentation a story in a frame of its own may speak before Storybook is ready there; nothing comes of it. */
const SPOKE_TOO_EARLY = 'SB_PREVIEW_API_0011';

/** Whether somebody has to look at a line of the console; what Storybook says to its own makers is left out. */
function isProblem(message: ConsoleMessage): boolean {
  const isStorybooks = /\/sb-(preview|manager|addons)\//.test(message.location().url);
  if (isStorybooks && message.text().startsWith(SPOKE_TOO_EARLY)) return false;
  return message.type() === 'error' || (message.type() === 'warning' && !isStorybooks);
}

/** Playwright's test with the built workshop and one page in it, shared by the tests of a worker. */
export const test = base.extend<object, { workshop: Workshop }>({
  workshop: [
    // Playwright wants the fixtures destructured, even when none is used.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const served = await serveWorkshop();
      const browser = await launchBrowser();
      const page = await browser.newPage({ locale: 'en-AE', timezoneId: 'Asia/Dubai' });
      const problems: string[] = [];
      page.on('console', (message) => {
        if (isProblem(message)) problems.push(message.text());
      });
      page.on('pageerror', ({ message }) => problems.push(message));
      page.on('request', (request) => {
        const address = request.url();
        const isHere = address.startsWith(served.url) || /^(data|blob):/.test(address);
        if (!isHere) problems.push(`asked another machine: ${address}`);
      });
      await use({ url: served.url, page, problems });
      await browser.close();
      await served.close();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
