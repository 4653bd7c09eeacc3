import type { Page } from '@playwright/test';
import { copyLinkMessages } from '../../src/components/messages.ts';
import {
  compareMessages,
  shortlistMessages,
} from '../../src/features/products/compare/messages.ts';
import { quoteMessages, transferMessages } from '../../src/features/windows/messages.ts';
import { living } from '../../src/fixtures/windows.fixtures.ts';
import { toWindowsLink } from '../../src/lib/windows/windowsLink.ts';
import { expectAccessible } from './support/axe.ts';
import { bilingual } from './support/bilingual.ts';
import { productNames } from './support/productNames.ts';
import { expect, test } from './support/shop.ts';

const ALMAS = 'almas-ivory-linen';
const ZABEEL = 'zabeel-emerald-velvet';

test.use({ viewport: { width: 320, height: 740 } });

const sidewaysOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test(
  'two fabrics are compared, shared with another person and printed (product 5.19)',
  bilingual,
  async ({ page, browser, language, t, pathOf }) => {
    const { linen, velvet } = productNames[language];
    const toggle = page.getByRole('checkbox', { name: t(shortlistMessages.toggle) });
    for (const id of [ALMAS, ZABEEL]) {
      await page.goto(pathOf(`/product-detail?id=${id}`));
      await toggle.click();
      await expect(toggle).toBeChecked();
    }
    await page.getByRole('link', { name: t(shortlistMessages.open, { count: 2 }) }).click();
    await expect(page).toHaveURL(pathOf('/compare'));
    const columns = page.getByRole('columnheader');
    await expect(columns).toHaveText([new RegExp(linen), new RegExp(velvet)]);
    const table = page.getByRole('region', { name: t(compareMessages.table, { count: 2 }) });
    await expect(table.getByText(t(compareMessages.differs)).first()).toBeVisible();
    expect(await sidewaysOverflow(page)).toBe(0);
    // The table scrolls instead, with the arrow keys, too.
    await table.focus();
    await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight');
    await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).not.toBe(0);
    await expectAccessible(page, 'moderate');

    const stranger = await browser.newContext({ viewport: { width: 1280, height: 860 } });
    const other = await stranger.newPage();
    await other.goto(new URL(pathOf(`/compare?ids=${ALMAS},${ZABEEL}`), page.url()).href);
    const otherColumns = other.getByRole('columnheader');
    await expect(otherColumns).toHaveText([new RegExp(linen), new RegExp(velvet)]);
    const differences = other.getByRole('checkbox', { name: t(compareMessages.onlyDifferences) });
    await differences.click();
    await expect(other).toHaveURL(/show=differences/);
    await expect(differences).toBeChecked();
    await expectAccessible(other, 'moderate');

    await other.emulateMedia({ media: 'print' });
    await expect(otherColumns.first()).toBeVisible();
    await expect(other.getByRole('button', { name: t(copyLinkMessages.copyLink) })).toBeHidden();
    await expect(other.getByRole('navigation').first()).toBeHidden();
    const year = String(new Date().getFullYear());
    const printed = t(compareMessages.printed, { date: year }).split(year)[0] ?? '';
    await expect(other.getByText(printed)).toBeVisible();
    await stranger.close();

    await page.reload();
    await expect(columns).toHaveCount(2);

    const four = [ALMAS, ZABEEL, 'noor-white-voile', 'nothing'];
    await page.goto(pathOf(`/compare?ids=${four.join(',')}`));
    await expect(columns.last()).toHaveText(t(compareMessages.gone));
    expect(await sidewaysOverflow(page)).toBe(0);
  },
);

test(
  'the quote sheet has totals for the windows, and a sheet for the fitter (product 15.13)',
  bilingual,
  async ({ page, t, pathOf }) => {
    await page.goto(toWindowsLink(pathOf('/windows'), [living]));
    await page.getByRole('button', { name: t(transferMessages.add) }).click();
    await expect(page.getByRole('heading', { name: living.room })).toBeVisible();
    await page.goto(pathOf(`/compare?ids=${ALMAS},${ZABEEL}`));
    await page.getByRole('link', { name: t(compareMessages.quote) }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(compareMessages.quote));
    const total = page.getByRole('row', { name: t(quoteMessages.total) });
    await expect(total).toContainText('2,775');
    expect(await sidewaysOverflow(page)).toBe(0);
    await expectAccessible(page, 'moderate');
    await page.emulateMedia({ media: 'print' });
    await expect(total).toBeVisible();
    await expect(page.getByRole('img', { name: /240/ })).toBeVisible();
    await expect(page.getByRole('button', { name: t(quoteMessages.print) })).toBeHidden();
  },
);
