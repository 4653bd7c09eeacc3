import { defineConfig } from '@playwright/test';
import { bilingual } from './support/bilingual.ts';
import { findBrowser } from './support/findBrowser.ts';
import type { ShopOptions } from './support/shop.ts';

export default defineConfig<ShopOptions>({
  testDir: '.',
  outputDir: '../../test-results',
  workers: 2,
  // Detects hanging tests only; long enough for a busy machine.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  // A shared machine makes browsers flaky; a test that passes on retry is reported as flaky.
  retries: 2,
  // A broken shop fails everywhere; stop before the retries take hours.
  maxFailures: 10,
  reporter: [['list']],
  projects: [
    { name: 'english' },
    {
      name: 'arabic',
      grep: new RegExp(bilingual.tag),
      use: { language: 'ar', locale: 'ar-AE' },
    },
  ],
  use: {
    viewport: { width: 1280, height: 860 },
    locale: 'en-AE',
    timezoneId: 'Asia/Dubai',
    // Cached responses would hide failures; the offline tests allow the service worker.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // An action waits for its element without a limit by default, until the test times out.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Recording every test costs time on two cores.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: findBrowser(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
});
