import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: '100%',
  // Detects hanging stories only; long enough for a busy machine.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  projects: [
    { name: 'stories', testMatch: ['stories.spec.ts', 'storybook.spec.ts'] },
    { name: 'arabic', testMatch: 'arabic.spec.ts' },
    { name: 'screenshots', testMatch: 'screenshots.spec.ts' },
  ],
  // Outside version control, because screenshots depend on the machine.
  snapshotPathTemplate: '../../screenshots/stories/{arg}{ext}',
  reporter: [['dot'], ['html', { open: 'never', outputFolder: '../../playwright-report' }]],
});
