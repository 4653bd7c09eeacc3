import {
  ARABIC,
  DESKTOP_SIZE,
  SLIM_SIZE,
  accessibilityProblems,
  openPreview,
  showStory,
  sidewaysScroll,
  skipPlay,
} from './support/preview.ts';
import { latinTexts } from './support/latinTexts.ts';
import { readEntries } from './support/storybook.ts';
import { expect, test } from './support/test.ts';

const stories = readEntries().filter(({ type }) => type === 'story');
for (const title of new Set(stories.map((story) => story.title))) {
  // One preview for all stories of a component.
  test(`${title} in Arabic`, async ({ storybook: { url, page, problems } }) => {
    await openPreview(page, url, ARABIC);
    for (const { id } of stories.filter((story) => story.title === title)) {
      problems.length = 0;
      await page.setViewportSize(DESKTOP_SIZE);
      // Play functions look for English texts.
      await skipPlay(page, id);
      const outcome = await showStory(page, id);
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      const found = [...problems, ...accessibilityProblems(outcome)];
      // Foundations name tokens.
      if (!title.startsWith('Foundations/'))
        await expect.soft.poll(() => latinTexts(page), id).toEqual([]);
      await page.setViewportSize(SLIM_SIZE);
      await expect.soft.poll(() => sidewaysScroll(page), id).toBe(0);
      expect
        .soft({ id, status: outcome.status, found })
        .toEqual({ id, status: 'success', found: [] });
    }
  });
}
