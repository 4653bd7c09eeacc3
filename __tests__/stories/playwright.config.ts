import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: '100%',
  // Detects hanging stories only; long enough for a busy machine.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['dot']],
});
