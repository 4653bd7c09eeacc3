import { defineConfig } from '@playwright/test';
import { findBrowser } from './support/findBrowser.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  workers: 2,
  // Safety nets against tests that hang, wide enough for a busy machine.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  // A browser on a machine that many share stumbles at times: what passes at a second try is told as flaky, not as failed.
  retries: 2,
  reporter: [['list']],
  use: {
    viewport: { width: 1280, height: 860 },
    locale: 'en-AE',
    timezoneId: 'Asia/Dubai',
    // Kept answers would hide what a test is about; the test of them allows it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
});
