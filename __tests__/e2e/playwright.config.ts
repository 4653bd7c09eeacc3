import { defineConfig } from '@playwright/test';
import { findBrowser } from './support/findBrowser.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  workers: 2,
  // Detects hanging tests only; long enough for a busy machine.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  // A shared machine makes browsers flaky; a test that passes on retry is reported as flaky.
  retries: 2,
  reporter: [['list']],
  use: {
    viewport: { width: 1280, height: 860 },
    locale: 'en-AE',
    timezoneId: 'Asia/Dubai',
    // Cached responses would hide failures; the offline tests allow the service worker.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
});
