import { ARABIC, openPreview, showStory, skipPlay } from './support/preview.ts';
import { settle } from './support/settle.ts';
import { readEntries, representatives } from './support/storybook.ts';
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
/** Every story in English, and one of each component in Arabic. */
const shots = [
  ...stories.map(({ id, title, name }) => ({ id, name: `${title} › ${name}`, isArabic: false })),
  ...representatives(stories).map(({ id, title }) => ({
    id,
    name: `${title} in Arabic`,
    isArabic: true,
  })),
];

for (const { id, name, isArabic } of shots) {
  for (const size of SIZES) {
    test(`${name} at ${size.width} px`, async ({ storybook }) => {
      const { url, page, pendingRequests } = storybook;
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.clock.setFixedTime(TODAY);
      await page.setViewportSize(size);
      await openPreview(page, url, isArabic ? `${WITHOUT_AXE};${ARABIC}` : WITHOUT_AXE);
      // Play functions look for English texts.
      if (isArabic) await skipPlay(page, id);
      const { status } = await showStory(page, id);
      expect(status).toBe('success');
      await settle(page, pendingRequests);
      const file = `${id}.${isArabic ? 'ar.' : ''}${size.width}.png`;
      await expect(page).toHaveScreenshot([file], { fullPage: true });
    });
  }
}
