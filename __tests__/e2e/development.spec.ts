import type { Page } from '@playwright/test';
import { homeMessages } from '../../src/features/home/messages.ts';
import { languages, type Language } from '../../src/lib/language.ts';
import { collectConsoleProblems } from './support/consoleProblems.ts';
import { expect, test } from './support/developedShop.ts';
import { shopIn } from './support/language.ts';
import { productNames } from './support/productNames.ts';
import { thorough } from './support/thorough.ts';

const MESSAGES = 'src/features/home/messages.ts';
const COMPONENT = 'src/features/home/hero/HomeHero.tsx';
const RENDERED_TITLE = '{t(homeMessages.title)}';
const { message: title } = homeMessages.title;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The overlay of webpack-dev-server. */
const overlay = (page: Page) => page.frameLocator('#webpack-dev-server-client-overlay');

for (const language of Object.keys(languages) as Language[]) {
  test(`npm run dev shows the pages and products of a fresh clone (${language})`, async ({
    page,
  }) => {
    const problems = collectConsoleProblems(page);
    const { t, pathOf } = shopIn(language);
    await page.goto(pathOf('/'));
    await expect(heading(page)).toHaveText(t(homeMessages.title));
    await page.goto(pathOf('/products'));
    const velvet = page
      .getByRole('main')
      .getByRole('link', { name: productNames[language].velvet });
    await expect(velvet.first()).toBeVisible();
    expect(problems).toEqual([]);
  });
}

test('a changed message and a changed component appear without a reload', async ({
  page,
  edit,
}) => {
  await page.goto('/');
  await expect(heading(page)).toHaveText(title);
  const document = await page.evaluateHandle(() => window.document);
  edit(MESSAGES, title, 'Curtains for Dubai');
  await expect(heading(page)).toHaveText('Curtains for Dubai');
  edit(COMPONENT, RENDERED_TITLE, `${RENDERED_TITLE} and beyond`);
  await expect(heading(page)).toHaveText('Curtains for Dubai and beyond');
  // A handle of a document that was replaced cannot be evaluated.
  expect(await document.evaluate((opened) => opened === window.document)).toBe(true);
});

test('an overlay shows a build error until it is fixed', thorough, async ({ page, edit }) => {
  await page.goto('/');
  await expect(heading(page)).toHaveText(title);
  edit(COMPONENT, 'export function', 'export function function');
  await expect(overlay(page).getByText(`ERROR in ./${COMPONENT}`)).toBeVisible();
  edit(COMPONENT, 'function function', 'function');
  await expect(overlay(page).getByText('ERROR')).toHaveCount(0);
  await expect(heading(page)).toHaveText(title);
});

test('an overlay shows an error of a component', thorough, async ({ page, edit }) => {
  await page.goto('/');
  await expect(heading(page)).toHaveText(title);
  edit(COMPONENT, RENDERED_TITLE, "{['title'].map(() => { throw new Error('No title.'); })}");
  await expect(overlay(page).getByText('No title.').first()).toBeVisible();
});
