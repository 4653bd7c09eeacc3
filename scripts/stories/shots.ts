import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';
import { compareShots } from './compareShots.ts';
import { launchBrowser } from './launchBrowser.ts';
import { openPreview, showStory } from './preview.ts';
import { renderReview } from './renderReview.ts';
import { settle, watchRequests } from './settle.ts';
import { acceptedFolder, currentFolder, reviewPage } from './shotFiles.ts';
import { readEntries, serveWorkshop } from './workshop.ts';

const SIZES = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
/** Fixed date of the screenshots, for which the fixtures are written. */
const TODAY = '2026-11-21T08:00:00Z';
const WITHOUT_AXE = 'a11y.manual:!true';

interface Shot {
  storyId: string;
  label: string;
  size: (typeof SIZES)[number];
  file: string;
}

/** Every story at every width, except stories with the tag `moving` and ids without `text`. */
function planShots(text: string): Shot[] {
  const stories = readEntries().filter(
    ({ type, tags }) => type === 'story' && !tags.includes('moving'),
  );
  const wanted = stories.filter(({ id }) => id.includes(text));
  return wanted.flatMap(({ id, title, name }) =>
    SIZES.map((size) => ({
      storyId: id,
      label: `${title} › ${name}, ${size.width} px`,
      size,
      file: `${id}.${size.width}.png`,
    })),
  );
}

/** Takes the screenshots of a queue, which is shared by several pages. */
async function takeShots(browser: Browser, storybookUrl: string, queue: Shot[]): Promise<void> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    locale: 'en-AE',
    timezoneId: 'Asia/Dubai',
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(TODAY);
  const pending = watchRequests(page);
  for (let shot = queue.shift(); shot !== undefined; shot = queue.shift()) {
    await page.setViewportSize(shot.size);
    await openPreview(page, storybookUrl, WITHOUT_AXE);
    const { status } = await showStory(page, shot.storyId);
    if (status !== 'success')
      throw new Error(`${shot.label}: the story failed. Fix its test first.`);
    await settle(page, pending);
    await page.screenshot({
      path: path.join(currentFolder, shot.file),
      fullPage: true,
      animations: 'disabled',
      caret: 'hide',
    });
  }
  await context.close();
}

/** Deletes the screenshots of earlier runs whose name contains `text`. */
function clearCurrent(text: string): void {
  mkdirSync(currentFolder, { recursive: true });
  readdirSync(currentFolder)
    .filter((file) => file.includes(text))
    .forEach((file) => rmSync(path.join(currentFolder, file)));
}

const [text = ''] = process.argv.slice(2);
const shots = planShots(text);
if (shots.length === 0) throw new Error(`No story id contains '${text}'.`);
clearCurrent(text);

console.log(`Taking ${shots.length} screenshots …`);
const storybook = await serveWorkshop();
const browser = await launchBrowser();
try {
  const queue = [...shots];
  const workers = Array.from({ length: availableParallelism() }, () =>
    takeShots(browser, storybook.url, queue),
  );
  await Promise.all(workers);
} finally {
  await browser.close();
  await storybook.close();
}

const comparisons = await compareShots(acceptedFolder, currentFolder);
const labels = new Map(planShots('').map(({ file, label }) => [file, label]));
writeFileSync(
  reviewPage,
  renderReview(comparisons, (file) => labels.get(file) ?? file),
);
const count = (state: string) => comparisons.filter((one) => one.state === state).length;
console.log(
  `${count('changed')} changed, ${count('new')} new, ${count('gone')} gone, ${count('same')} the same. Review: ${pathToFileURL(reviewPage).href}. Accept: npm run stories:accept`,
);
