import { openPreview, showDocs } from '../../scripts/stories/preview.ts';
import { readEntries } from '../../scripts/stories/workshop.ts';
import { expect, test } from './support.ts';

test('The workshop opens, and asks no other machine for anything', async ({ workshop }) => {
  const { url, page, problems } = workshop;
  problems.length = 0;
  await page.goto(url);
  await expect(page.getByRole('link', { name: 'Introduction' })).toBeVisible();
  const preview = page.frameLocator('#storybook-preview-iframe');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('The Sadeel workshop');
  expect(problems).toEqual([]);
});

for (const { id, title } of readEntries().filter(({ type }) => type === 'docs')) {
  test(`${title} › documentation`, async ({ workshop: { url, page, problems } }) => {
    problems.length = 0;
    await openPreview(page, url);
    await showDocs(page, id);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(problems).toEqual([]);
  });
}
