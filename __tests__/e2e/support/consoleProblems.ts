import type { Page } from '@playwright/test';

/** Collects errors, warnings and blocked resources from now on. */
export function collectConsoleProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    // Ignores failed requests, which browser and app log (product 12.3), and the blocked service worker.
    const isExpected = /^Failed to load resource|failed 404$|blocked by Playwright$/.test(
      message.text(),
    );
    if (['error', 'warning'].includes(message.type()) && !isExpected) problems.push(message.text());
  });
  return problems;
}
