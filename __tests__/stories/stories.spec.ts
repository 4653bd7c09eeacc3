import {
  accessibilityProblems,
  openPreview,
  showDocs,
  showStory,
  sidewaysScroll,
  wantedSize,
} from './support/preview.ts';
import { changedFolders, sliceOf } from './support/slice.ts';
import { readEntries } from './support/storybook.ts';
import { expect, test } from './support/test.ts';

const DESKTOP_SIZE = { width: 1280, height: 860 };
const PHONE_SIZE = { width: 320, height: 640 };

/** The component whose stories the preview is open for; each component starts in a fresh preview. */
let openTitle: string | undefined;

/** Commits whose changes choose a slice of the stories (docs/testing.md); without them, all stories run. */
const commits = process.env['STORY_COMMITS'];
const entries =
  commits === undefined ? readEntries() : sliceOf(readEntries(), changedFolders(commits));
for (const title of new Set(entries.map((entry) => entry.title))) {
  const own = entries.filter((entry) => entry.title === title);
  test.describe(title, () => {
    // Runs all stories of a component in one worker, which opens one preview.
    test.describe.configure({ mode: 'default' });

    test.beforeEach(async ({ storybook: { url, page, problems } }) => {
      problems.length = 0;
      if (openTitle !== title) await openPreview(page, url);
      openTitle = title;
    });

    for (const { id, name } of own.filter(({ type }) => type === 'story')) {
      test(name, async ({ storybook: { page, problems } }) => {
        await page.setViewportSize((await wantedSize(page, id)) ?? DESKTOP_SIZE);
        const outcome = await showStory(page, id);
        expect([...problems, ...accessibilityProblems(outcome)]).toEqual([]);
        expect(outcome.status).toBe('success');
        await page.setViewportSize(PHONE_SIZE);
        // Transitions may overflow temporarily after a resize.
        await expect.poll(() => sidewaysScroll(page)).toBe(0);
      });
    }

    for (const { id } of own.filter(({ type }) => type === 'docs')) {
      test('documentation', async ({ storybook: { page, problems } }) => {
        await page.setViewportSize(DESKTOP_SIZE);
        await showDocs(page, id);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        expect(problems).toEqual([]);
      });
    }
  });
}
