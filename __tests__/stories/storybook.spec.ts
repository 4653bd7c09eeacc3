import { expect, test } from './support/test.ts';

test('Storybook opens without a request to another host', async ({ storybook }) => {
  const { url, page, problems } = storybook;
  problems.length = 0;
  // Wide enough for the sidebar.
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.goto(url);
  await expect(page.getByRole('link', { name: 'Introduction' })).toBeVisible();
  const preview = page.frameLocator('#storybook-preview-iframe');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Sadeel components');
  expect(problems).toEqual([]);
});
