import type { Page } from '@playwright/test';
import {
  ARABIC,
  DESKTOP_SIZE,
  PHONE_SIZE,
  SLIM_SIZE,
  accessibilityProblems,
  openPreview,
  showDocs,
  showStory,
  sidewaysScroll,
  skipPlay,
  wantedSize,
  type Globals,
} from './support/preview.ts';
import { latinTexts } from './support/latinTexts.ts';
import { changedFolders, sliceOf } from './support/slice.ts';
import { readEntries, representatives, type Entry } from './support/storybook.ts';
import { expect, test } from './support/test.ts';

/** The component whose stories the preview is open for, or Arabic; each component starts in a fresh preview. */
let openFor: string | Globals | undefined;

/** Commits whose changes choose a slice of the stories (docs/testing.md); without them, all stories run. */
const commits = process.env['STORY_COMMITS'];
const choose = (from: Entry[]) =>
  commits === undefined ? from : sliceOf(from, changedFolders(commits));
const all = readEntries();
const entries = choose(all);
const paths = new Set(all.map(({ id, type }) => `/${type}/${id}`));

/** Pages of the design system, which nothing else tests on phones and in Arabic. */
const isDesign = ({ importPath }: Entry) => importPath.startsWith('./design/');

/** Links of a documentation page to pages that do not exist. */
async function deadLinks(page: Page): Promise<string[]> {
  const links = page.locator('#storybook-docs a[href*="?path="]');
  const targets = await links.evaluateAll((anchors) =>
    anchors.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('path') ?? ''),
  );
  return targets.filter((target) => !paths.has(target));
}

for (const title of new Set(entries.map((entry) => entry.title))) {
  const own = entries.filter((entry) => entry.title === title);
  test.describe(title, () => {
    // Runs all stories of a component in one worker, which opens one preview.
    test.describe.configure({ mode: 'default' });

    test.beforeEach(async ({ storybook: { url, page, problems } }) => {
      problems.length = 0;
      if (openFor !== title) await openPreview(page, url);
      openFor = title;
    });

    for (const { id, name } of own.filter(({ type }) => type === 'story')) {
      test(name, async ({ storybook: { page, problems } }) => {
        await page.setViewportSize((await wantedSize(page, id)) ?? DESKTOP_SIZE);
        const outcome = await showStory(page, id);
        expect([...problems, ...accessibilityProblems(outcome)]).toEqual([]);
        expect(outcome.status).toBe('success');
        await page.setViewportSize(SLIM_SIZE);
        // Transitions may overflow temporarily after a resize.
        await expect.poll(() => sidewaysScroll(page)).toBe(0);
      });
    }

    for (const entry of own.filter(({ type }) => type === 'docs')) {
      test('documentation', async ({ storybook: { page, problems } }) => {
        await page.setViewportSize(DESKTOP_SIZE);
        await showDocs(page, entry.id);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        expect(problems).toEqual([]);
        expect(await deadLinks(page)).toEqual([]);
        if (!isDesign(entry)) return;
        await page.setViewportSize(SLIM_SIZE);
        await expect.poll(() => sidewaysScroll(page)).toBe(0);
      });
    }
  });
}

test.describe('in Arabic on a phone', () => {
  // One preview for all, because no play function changes it.
  test.describe.configure({ mode: 'default' });

  for (const { id, title } of choose(representatives(all, ['All States', 'Default']))) {
    test(title, async ({ storybook: { url, page, problems } }) => {
      problems.length = 0;
      if (openFor !== ARABIC) await openPreview(page, url, ARABIC);
      openFor = ARABIC;
      await page.setViewportSize(PHONE_SIZE);
      // Play functions look for English texts.
      await skipPlay(page, id);
      const outcome = await showStory(page, id);
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      expect([...problems, ...accessibilityProblems(outcome)]).toEqual([]);
      expect(outcome.status).toBe('success');
      // Foundations name tokens.
      if (!title.startsWith('Foundations/')) await expect.poll(() => latinTexts(page)).toEqual([]);
      await expect.poll(() => sidewaysScroll(page)).toBe(0);
    });
  }
});
