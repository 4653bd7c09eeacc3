import type { Page } from '@playwright/test';
import {
  attachMessages,
  cardMessages,
  enquiryMessages,
} from '../../src/features/enquiry/messages.ts';
import { editorMessages } from '../../src/features/windows/editor/messages.ts';
import { messages } from '../../src/features/windows/messages.ts';
import { BOOKING_ANCHOR } from '../../src/lib/paths.ts';
import { expectAccessible } from './support/axe.ts';
import { bilingual } from './support/bilingual.ts';
import { fillEnquiry } from './support/enquiryForm.ts';
import type { ShopLanguage } from './support/language.ts';
import { expect, test } from './support/shop.ts';
import { resetThrottles } from './support/signIn.ts';

test.use({ viewport: { width: 320, height: 740 } });
test.beforeEach(({ shop }) => resetThrottles(shop));

/** Measures one window on this device. */
async function measure(page: Page, name: string, { t, pathOf }: ShopLanguage): Promise<void> {
  await page.goto(pathOf('/windows'));
  await page.getByRole('button', { name: t(messages.add) }).click();
  await page.getByRole('textbox', { name: t(editorMessages.name) }).fill(name);
  await page.getByRole('textbox', { name: t(editorMessages.width) }).fill('240');
  await page.getByRole('link', { name: t(messages.done) }).click();
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
}

test(
  'a visit with measured windows is added to a calendar and moved by the staff (product 7.8 to 7.11)',
  bilingual,
  async ({ page, shop, t, pathOf }, { testId }) => {
    const email = `visit-${testId}@sadeel.example`;
    await measure(page, 'W1', { t, pathOf });
    await page.goto(pathOf('/services/custom-tailoring'));
    const form = await fillEnquiry(page, email, { t });
    await form.getByRole('checkbox', { name: t(attachMessages.windows) }).check();
    await expect(form.getByText(/^W1.*240/)).toBeVisible();
    await form.getByRole('button', { name: t(enquiryMessages.submit) }).click();

    const card = page.getByRole('region', { name: t(cardMessages.title) });
    await expect(card).toContainText('10:30');
    await expect(card).toContainText('W1');
    await expect(page).toHaveURL(pathOf('/'));
    await expectAccessible(page, 'moderate');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

    const link = card.getByRole('link', { name: t(cardMessages.addToCalendar) });
    const calendarUrl = (await link.getAttribute('href')) ?? '';
    const file = await page.request.get(calendarUrl);
    expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8');
    expect(await file.text()).toContain('\r\nDTSTART:20990105T063000Z\r\n');

    const [enquiry] = shop.query('SELECT id FROM enquiries WHERE email = ?', email);
    await shop.runStaffCommand('enquiries', 'move', String(enquiry?.['id']), '2099-01-06', '16:00');
    // After the receipt of the request.
    await expect.poll(() => shop.inbox.textsTo(email).length).toBe(2);
    expect(shop.inbox.textsTo(email)[1]).toContain(calendarUrl);
    const moved = await (await page.request.get(calendarUrl)).text();
    expect(moved).toContain('\r\nDTSTART:20990106T120000Z\r\n');
    expect(moved).toMatch(/\r\nSEQUENCE:1\r\n[^]*\r\nSTATUS:CONFIRMED\r\n/);
  },
);

for (const width of [360, 768, 1440]) {
  test(
    `at ${width} px the card covers no part of the thanks on the home page (product 7.8)`,
    bilingual,
    async ({ page, t, pathOf }, { testId }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(pathOf(`/#${BOOKING_ANCHOR}`));
      const form = await fillEnquiry(page, `home-${testId}@sadeel.example`, { t });
      await form.getByRole('button', { name: t(enquiryMessages.submit) }).click();
      const card = page.getByRole('region', { name: t(cardMessages.title) });
      await expect(card).toBeVisible();
      const thanks = page.getByText(t(enquiryMessages.sentHelp.anyHow));
      await expect(thanks).toBeFocused();
      await expect(thanks).toBeInViewport({ ratio: 1 });
      await expect
        .poll(async () => {
          const [line, cover] = [await thanks.boundingBox(), await card.boundingBox()];
          return (line?.y ?? 0) + (line?.height ?? 0) <= (cover?.y ?? 0);
        })
        .toBe(true);
    },
  );
}
