import {
  accessibilityProblems,
  openPreview,
  showDocs,
  showStory,
  sidewaysScroll,
  wantedSize,
} from '../../scripts/stories/preview.ts';
import { readEntries } from '../../scripts/stories/workshop.ts';
import { expect, test } from './support.ts';

const SIZE = { width: 1280, height: 860 };
const SLIM = { width: 320, height: 640 };

/** Each component starts in a fresh preview; its stories follow each other in it, as for who clicks through them. */
let openedFor: string | undefined;

const entries = readEntries();
for (const title of new Set(entries.map((entry) => entry.title))) {
  const own = entries.filter((entry) => entry.title === title);
  test.describe(title, () => {
    // One worker takes a whole component, so that its preview is opened once.
    test.describe.configure({ mode: 'default' });

    test.beforeEach(async ({ workshop: { url, page, problems } }) => {
      problems.length = 0;
      if (openedFor !== title) await openPreview(page, url);
      openedFor = title;
    });

    for (const { id, name } of own.filter(({ type }) => type === 'story')) {
      test(name, async ({ workshop: { page, problems } }) => {
        await page.setViewportSize((await wantedSize(page, id)) ?? SIZE);
        const outcome = await showStory(page, id);
        expect([...problems, ...accessibilityProblems(outcome)]).toEqual([]);
        expect(outcome.status).toBe('success');
        await page.setViewportSize(SLIM);
        // What glides there at another width may stick out on its way.
        await expect.poll(() => sidewaysScroll(page)).toBe(0);
      });
    }

    for (const { id } of own.filter(({ type }) => type === 'docs')) {
      test('documentation', async ({ workshop: { page, problems } }) => {
        await page.setViewportSize(SIZE);
        await showDocs(page, id);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        expect(problems).toEqual([]);
      });
    }
  });
}
