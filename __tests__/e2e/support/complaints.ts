import type { Page } from '@playwright/test';

/** Everything the browser complains about from now on: errors, warnings, refused styles or scripts. */
export function listenForComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // Expected: failed requests, as the browser and the shop log them (product 12.3), and the blocked worker.
    const isAbsence = /^Failed to load resource|failed 404$|blocked by Playwright$/.test(
      message.text(),
    );
    if (['error', 'warning'].includes(message.type()) && !isAbsence)
      complaints.push(message.text());
  });
  return complaints;
}
