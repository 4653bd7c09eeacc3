import { openPreview, showStory } from './support/preview.ts';
import { settle } from './support/settle.ts';
import { readEntries } from './support/storybook.ts';
import { expect, test } from './support/test.ts';

const SIZES = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
/** The date that the fixtures are written for. */
const TODAY = '2026-11-21T08:00:00Z';
const WITHOUT_AXE = 'a11y.manual:!true';

const stories = readEntries().filter(
  ({ type, tags }) => type === 'story' && !tags.includes('moving'),
);
for (const { id, title, name } of stories) {
  for (const size of SIZES) {
    test(`${title} › ${name} at ${size.width} px`, async ({ storybook }) => {
      const { url, page, pendingRequests } = storybook;
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.clock.setFixedTime(TODAY);
      await page.setViewportSize(size);
      await openPreview(page, url, WITHOUT_AXE);
      const { status } = await showStory(page, id);
      expect(status).toBe('success');
      await settle(page, pendingRequests);
      await expect(page).toHaveScreenshot([`${id}.${size.width}.png`], { fullPage: true });
    });
  }
}
