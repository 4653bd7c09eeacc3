import {
  accessibilityProblems,
  openPreview,
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

for (const { id, title, name } of readEntries().filter(({ type }) => type === 'story')) {
  test(`${title} › ${name}`, async ({ workshop: { url, page, problems } }) => {
    problems.length = 0;
    if (openedFor !== title) await openPreview(page, url);
    openedFor = title;
    await page.setViewportSize((await wantedSize(page, id)) ?? SIZE);
    const outcome = await showStory(page, id);
    expect([...problems, ...accessibilityProblems(outcome)]).toEqual([]);
    expect(outcome.status).toBe('success');
    await page.setViewportSize(SLIM);
    expect(await sidewaysScroll(page)).toBe(0);
  });
}
