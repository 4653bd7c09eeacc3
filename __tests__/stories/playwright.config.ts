import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: '100%',
  // A safety net against a story that never ends, wide enough for a busy machine.
  timeout: 60_000,
  reporter: [['dot']],
});
