import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { ORDER_PATH } from '../../server/rules/orderStatus.ts';
import { photoMessages as fieldMessages } from '../../src/components/photos/messages.ts';
import { zoomMessages } from '../../src/features/products/messages.ts';
import { messages, photoMessages } from '../../src/features/reviews/messages.ts';
import { photoWithGps } from '../support/photos/samplePhotos.ts';
import { focusWindow } from './support/focusWindow.ts';
import { lineOf, placeOrder } from './support/apiRequests.ts';
import { expectAccessible } from './support/axe.ts';
import { bilingual } from './support/bilingual.ts';
import { expect, test } from './support/customer.ts';

const PRODUCT_ID = 'almas-ivory-linen';
const PAGE = `/product-detail?id=${PRODUCT_ID}`;
const AUTHOR = 'ليلى';

test(
  'a customer shows the curtains at home once the shop has checked the photo (product 6.5 to 6.8)',
  bilingual,
  async ({ page, context, shop, pathOf, t }) => {
    const order = await placeOrder(context, shop, lineOf(PRODUCT_ID));
    for (const status of ORDER_PATH.slice(1))
      shop.change('UPDATE orders SET status = ? WHERE id = ?', status, order);
    await page.setViewportSize({ width: 320, height: 740 });
    await page.goto(pathOf(PAGE));

    const text = `هادئة ودافئة ${test.info().project.name}`;
    await page.getByRole('textbox', { name: t(messages.review) }).fill(text);
    await page.getByRole('textbox', { name: t(messages.name) }).fill(AUTHOR);
    await page.getByRole('radio', { name: t(messages.noRating) }).focus();
    for (let stars = 1; stars <= 5; stars += 1) await page.keyboard.press('ArrowDown');
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: t(fieldMessages.add) }).click();
    const buffer = await photoWithGps({ width: 900, height: 600 });
    await (await chooser).setFiles({ name: 'hall.jpg', mimeType: 'image/jpeg', buffer });
    await expect(page.getByAltText(t(fieldMessages.photo, { number: 1 }))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: t(messages.send) }).click();
    await expect(page.getByText(t(photoMessages.willAppear))).toBeVisible();

    const review = page.getByRole('article').filter({ hasText: text });
    await expect(review.getByText(t(messages.boughtHere))).toBeVisible();
    const photos = review.getByRole('list', { name: t(photoMessages.list, { name: AUTHOR }) });
    await expect(photos).toBeHidden();

    const folder = mkdtempSync(join(tmpdir(), 'sadeel-photos-'));
    await shop.runStaffCommand('reviews', 'photos', folder);
    const ids = readdirSync(folder).map((name) => name.replace('.webp', ''));
    rmSync(folder, { recursive: true });
    const url = `${shop.url}/api/review-photos/${ids[0]}.webp`;
    expect((await fetch(url)).status).toBe(404);
    await shop.runStaffCommand('reviews', 'release', ...ids);

    const served = Buffer.from(await (await fetch(url)).arrayBuffer());
    const { format, exif, icc, xmp } = await sharp(served).metadata();
    expect([format, exif, icc, xmp]).toEqual(['webp', undefined, undefined, undefined]);
    await focusWindow(page);
    const open = t(photoMessages.open, { number: 1, count: 1 });
    await photos.getByRole('button', { name: open }).click();
    const viewer = page.getByRole('dialog', { name: t(zoomMessages.enlarged) });
    const alt = t(photoMessages.alt, { number: 1, count: 1, name: AUTHOR });
    await expect(viewer.getByAltText(alt, { exact: true })).toHaveJSProperty('naturalWidth', 900);
    await expectAccessible(page, 'moderate');
    await page.goBack();
    await expect(viewer).toBeHidden();
    await expect(photos.getByRole('button', { name: open })).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  },
);
