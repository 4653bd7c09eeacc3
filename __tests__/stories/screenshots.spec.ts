import { ARABIC, openPreview, showStory, skipPlay, type Globals } from './support/preview.ts';
import { settle } from './support/settle.ts';
import { readEntries, representatives, type Entry } from './support/storybook.ts';
import { expect, test } from './support/test.ts';

const SIZES = [
  { width: 360, height: 780 },
  { width: 1440, height: 900 },
];
/** Components alone, whose few pictures show every change of the theme; `STORY_SHOTS=all` adds features and pages. */
const isChosen = ({ title }: Entry) =>
  process.env['STORY_SHOTS'] === 'all' || /^(?:Foundations|Components|Layout)\//.test(title);
/** The date that the fixtures are written for. */
const TODAY = '2026-11-21T08:00:00Z';
const WITHOUT_AXE: Globals = { a11y: { manual: true } };

const stories = readEntries().filter(
  (entry) => entry.type === 'story' && !entry.tags.includes('moving') && isChosen(entry),
);
/** All states of a component in one picture, else its first story, in both languages. */
const shots = representatives(stories, ['All States', 'Default']).flatMap(({ id, title }) =>
  [false, true].map((isArabic) => ({
    id,
    name: isArabic ? `${title} in Arabic` : title,
    isArabic,
  })),
);

for (const { id, name, isArabic } of shots) {
  for (const size of SIZES) {
    test(`${name} at ${size.width} px`, async ({ storybook }) => {
      const { url, page, pendingRequests } = storybook;
      await page.emulateMedia({ reducedMotion: 'reduce' });
      // Routing turns the cache off, from which the browser would take a picture of another test's size.
      await page.unrouteAll();
      await page.route('**/media/**', (route) => route.continue());
      await page.clock.setFixedTime(TODAY);
      await page.setViewportSize(size);
      await openPreview(page, url, isArabic ? { ...WITHOUT_AXE, ...ARABIC } : WITHOUT_AXE);
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
