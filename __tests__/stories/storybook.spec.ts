import { searches } from './support/searches.ts';
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

test('the search finds the page by 40 names that designers use', async ({ storybook }) => {
  const { url, page } = storybook;
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.goto(url);
  const first = page.locator('#storybook-explorer-menu [role=option]').first();
  for (const [word, title] of searches) {
    await page.locator('#storybook-explorer-searchfield').fill(word);
    const path = title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
    await expect.soft(first, word).toHaveAttribute('data-id', new RegExp(`^${path}(--docs.*)?$`));
  }
});
